//! Parquet: columns in row groups of some thousand rows, so that a run of any length needs the same memory.

use std::io::{self, Write};
use std::marker::PhantomData;
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::Result;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use super::{Cell, Column, Kind, Shape, Sink, Tabled};

/// How many rows a row group has.
pub const GROUP: usize = 8_192;

/// Writes rows as Parquet.
pub struct Parquet<Row, W: Write + Send> {
    file: SerializedFileWriter<W>,
    shape: Shape,
    held: Vec<Held>,
    rows: usize,
    of: PhantomData<fn(&Row)>,
}

/// The values of one column that wait for the end of the row group, and which rows have one if not all do.
struct Held {
    values: Values,
    levels: Option<Vec<i16>>,
}

enum Values {
    Short(Vec<i32>),
    Long(Vec<i64>),
    Flags(Vec<bool>),
    Texts(Vec<ByteArray>),
}

impl<Row: Tabled, W: Write + Send> Parquet<Row, W> {
    /// A new table.
    pub fn create(out: W, shape: Shape) -> io::Result<Parquet<Row, W>> {
        let columns = Row::columns(&shape);
        let notes = shape.notes.iter().map(|(name, value)| KeyValue::new(name.clone(), value.clone())).collect();
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some(notes))
            .build();
        let file = schema(&columns).and_then(|schema| SerializedFileWriter::new(out, schema, Arc::new(properties)));
        let held = columns.iter().map(Held::new).collect();
        Ok(Parquet { file: file.map_err(io::Error::other)?, shape, held, rows: 0, of: PhantomData })
    }

    fn end_group(&mut self) -> Result<()> {
        if self.rows == 0 {
            return Ok(());
        }
        let mut group = self.file.next_row_group()?;
        for held in &mut self.held {
            let mut column = group.next_column()?.expect("every column of the schema is held");
            let levels = held.levels.as_deref();
            match &mut held.values {
                Values::Short(values) => column.typed::<Int32Type>().write_batch(values, levels, None)?,
                Values::Long(values) => column.typed::<Int64Type>().write_batch(values, levels, None)?,
                Values::Flags(values) => column.typed::<BoolType>().write_batch(values, levels, None)?,
                Values::Texts(values) => column.typed::<ByteArrayType>().write_batch(values, levels, None)?,
            };
            column.close()?;
            held.clear();
        }
        self.rows = 0;
        group.close().map(|_| ())
    }
}

impl<Row: Tabled, W: Write + Send> Sink<Row> for Parquet<Row, W> {
    fn write(&mut self, row: &Row) -> io::Result<()> {
        let mut cells = Vec::with_capacity(self.held.len());
        row.cells(&self.shape, &mut cells);
        for (held, cell) in self.held.iter_mut().zip(cells) {
            held.push(cell);
        }
        self.rows += 1;
        if self.rows == GROUP { self.end_group().map_err(io::Error::other) } else { Ok(()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }

    fn close(mut self: Box<Self>) -> io::Result<()> {
        self.end_group().map_err(io::Error::other)?;
        let mut out = self.file.into_inner().map_err(io::Error::other)?;
        out.flush()
    }
}

impl Held {
    fn new(column: &Column) -> Held {
        let values = match column.kind {
            Kind::Number(64) => Values::Long(Vec::new()),
            Kind::Number(_) | Kind::Signed => Values::Short(Vec::new()),
            Kind::Flag => Values::Flags(Vec::new()),
            Kind::Text => Values::Texts(Vec::new()),
        };
        Held { values, levels: column.optional.then(Vec::new) }
    }

    fn push(&mut self, cell: Cell) {
        if let Some(levels) = &mut self.levels {
            levels.push(i16::from(cell != Cell::Nothing));
        }
        // Unsigned numbers are stored by their bits.
        match (&mut self.values, cell) {
            (Values::Short(values), Cell::Number(number)) => values.push(number as u32 as i32),
            (Values::Short(values), Cell::Signed(number)) => values.push(number),
            (Values::Long(values), Cell::Number(number)) => values.push(number as i64),
            (Values::Flags(values), Cell::Flag(flag)) => values.push(flag),
            (Values::Texts(values), Cell::Text(text)) => values.push(ByteArray::from(text)),
            (_, Cell::Nothing) => debug_assert!(self.levels.is_some(), "only optional columns have gaps"),
            _ => debug_assert!(false, "a cell fits its column"),
        }
    }

    fn clear(&mut self) {
        match &mut self.values {
            Values::Short(values) => values.clear(),
            Values::Long(values) => values.clear(),
            Values::Flags(values) => values.clear(),
            Values::Texts(values) => values.clear(),
        }
        if let Some(levels) = &mut self.levels {
            levels.clear();
        }
    }
}

/// The columns in the words of Parquet. Numbers keep their width and have no sign, so that every tool reads seeds as they are.
fn schema(columns: &[Column]) -> Result<Arc<Type>> {
    let fields = columns.iter().map(|column| {
        let (physical, logical) = match column.kind {
            Kind::Number(bits) => {
                let physical = if bits == 64 { Physical::INT64 } else { Physical::INT32 };
                (physical, Some(LogicalType::integer(bits as i8, false)))
            }
            Kind::Signed => (Physical::INT32, Some(LogicalType::integer(32, true))),
            Kind::Flag => (Physical::BOOLEAN, None),
            Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        };
        let repetition = if column.optional { Repetition::OPTIONAL } else { Repetition::REQUIRED };
        let field = Type::primitive_type_builder(&column.name, physical);
        Ok(Arc::new(field.with_logical_type(logical).with_repetition(repetition).build()?))
    });
    Ok(Arc::new(Type::group_type_builder("rows").with_fields(fields.collect::<Result<Vec<_>>>()?).build()?))
}
