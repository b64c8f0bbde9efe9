//! Traces for OpenTelemetry, where the program was built with them: what a request or a decision spends its time with.

#[cfg(feature = "traces")]
use {
    crate::output::Failure,
    opentelemetry::trace::TracerProvider,
    opentelemetry_otlp::{Protocol, SpanExporter, WithExportConfig},
    opentelemetry_sdk::Resource,
    opentelemetry_sdk::trace::SdkTracerProvider,
    tracing::Subscriber,
    tracing_subscriber::Layer,
    tracing_subscriber::filter::{LevelFilter, Targets},
    tracing_subscriber::registry::LookupSpan,
};

/// What is sent somewhere, if anything is.
#[derive(Default)]
pub struct Traces {
    #[cfg(feature = "traces")]
    provider: Option<SdkTracerProvider>,
}

impl Traces {
    /// Begins to send the server's spans to a collector, over HTTP.
    #[cfg(feature = "traces")]
    pub fn begin<S>(address: &str) -> Result<(Traces, impl Layer<S> + use<S>), Failure>
    where
        S: Subscriber + for<'a> LookupSpan<'a>,
    {
        let address = format!("{}/v1/traces", address.trim_end_matches('/'));
        let exporter = SpanExporter::builder().with_http().with_protocol(Protocol::HttpBinary).with_endpoint(&address);
        let exporter = exporter.build().map_err(|error| Failure::Misuse(format!("{address}: {error}")))?;
        let about = Resource::builder().with_service_name("tapis").build();
        let provider = SdkTracerProvider::builder().with_resource(about).with_batch_exporter(exporter).build();
        let layer = tracing_opentelemetry::layer().with_tracer(provider.tracer("tapis"));
        // What others in the program do is not ours to tell.
        let ours = Targets::new().with_target("server", LevelFilter::INFO);
        Ok((Traces { provider: Some(provider) }, layer.with_filter(ours)))
    }

    /// Sends what has not been sent yet.
    pub fn finish(self) {
        #[cfg(feature = "traces")]
        if let Some(Err(error)) = self.provider.map(|provider| provider.shutdown()) {
            eprintln!("{error}");
        }
    }
}
