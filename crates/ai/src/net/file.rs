//! A net as a file: safetensors, with notes of how it came about.

use std::collections::HashMap;

use safetensors::tensor::{Dtype, SafeTensors, TensorView};

use super::{Net, Shape};

/// What a file says of its net besides its numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    pub game: String,
    /// The run that made it.
    pub from: String,
}

/// More than any net needs; a file that says otherwise is broken.
const LARGEST: usize = 1 << 24;

impl Net {
    /// Reads a net from the bytes of a file.
    pub fn read(bytes: &[u8]) -> Result<(Net, Notes), String> {
        let fault = |error: safetensors::SafeTensorError| format!("no net in safetensors: {error}");
        let tensors = SafeTensors::deserialize(bytes).map_err(fault)?;
        let (_, head) = SafeTensors::read_metadata(bytes).map_err(fault)?;
        let notes = head.metadata().clone().unwrap_or_default();
        let note = |name: &str| notes.get(name).cloned().unwrap_or_default();
        let numbers = |name: &str| -> Result<(Vec<f32>, Vec<usize>), String> {
            let view = tensors.tensor(name).map_err(|_| format!("no tensor \"{name}\""))?;
            if view.dtype() != Dtype::F32 {
                return Err(format!("tensor \"{name}\" is {:?}, not F32", view.dtype()));
            }
            let numbers = view.data().as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes));
            let numbers: Vec<f32> = numbers.collect();
            match numbers.iter().all(|number| number.is_finite()) {
                true => Ok((numbers, view.shape().to_vec())),
                false => Err(format!("tensor \"{name}\" has a number that is none")),
            }
        };
        let (cards, form) = numbers("cards")?;
        let [rows, wide] = form[..] else { return Err("tensor \"cards\" has two sides".to_string()) };
        let (dense, form) = numbers("dense")?;
        let [inputs, _] = form[..] else { return Err("tensor \"dense\" has two sides".to_string()) };
        let (second_bias, _) = numbers("second bias")?;
        let shape = Shape { inputs, rows, wide, narrow: second_bias.len() };
        if rows == 0 || wide == 0 || rows.saturating_mul(wide) > LARGEST || inputs.saturating_mul(wide) > LARGEST {
            return Err(format!("{rows} rows of {wide} and {inputs} numbers: no net has that size"));
        }
        let mut parameters = cards;
        for (name, part) in [("dense", dense), ("first bias", numbers("first bias")?.0)] {
            grown(&mut parameters, part, name)?;
        }
        grown(&mut parameters, numbers("second")?.0, "second")?;
        grown(&mut parameters, second_bias, "second bias")?;
        grown(&mut parameters, numbers("last")?.0, "last")?;
        let (middle, scale) = (numbers("middle")?.0, numbers("scale")?.0);
        if parameters.len() != shape.parts().end || middle.len() != inputs || scale.len() != inputs {
            return Err("the tensors do not fit each other".to_string());
        }
        Ok((Net { shape, parameters, middle, scale }, Notes { game: note("game"), from: note("from") }))
    }

    /// The bytes of a file.
    pub fn to_bytes(&self, notes: &Notes) -> Vec<u8> {
        let Shape { inputs, rows, wide, narrow } = self.shape;
        let parts = self.shape.parts();
        let part = |from: usize, to: usize| bytes_of(&self.parameters[from..to]);
        let tensors = [
            ("cards", part(parts.cards, parts.dense), vec![rows, wide]),
            ("dense", part(parts.dense, parts.first_bias), vec![inputs, wide]),
            ("first bias", part(parts.first_bias, parts.second), vec![wide]),
            ("second", part(parts.second, parts.second_bias), vec![wide, narrow]),
            ("second bias", part(parts.second_bias, parts.last), vec![narrow]),
            ("last", part(parts.last, parts.end), vec![narrow]),
            ("middle", bytes_of(&self.middle), vec![inputs]),
            ("scale", bytes_of(&self.scale), vec![inputs]),
        ];
        let views = tensors.iter().map(|(name, bytes, form)| {
            let view = TensorView::new(Dtype::F32, form.clone(), bytes).expect("as many bytes as its form says");
            (name.to_string(), view)
        });
        let notes = HashMap::from([("game".to_string(), notes.game.clone()), ("from".to_string(), notes.from.clone())]);
        safetensors::serialize(views, Some(notes)).expect("tensors with names of their own")
    }
}

fn bytes_of(numbers: &[f32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

fn grown(parameters: &mut Vec<f32>, part: Vec<f32>, name: &str) -> Result<(), String> {
    if part.is_empty() {
        return Err(format!("tensor \"{name}\" is empty"));
    }
    parameters.extend(part);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net {
        let mut net = Net::new(Shape { inputs: 3, rows: 8, wide: 4, narrow: 2 }, 1);
        net.parameters.iter_mut().enumerate().for_each(|(place, number)| *number += place as f32 / 64.0);
        net.middle = vec![1.0, 2.0, 3.0];
        net
    }

    #[test]
    fn a_net_is_read_as_it_was_written() {
        let notes = Notes { game: "toy".to_string(), from: "a test".to_string() };
        assert_eq!(Net::read(&net().to_bytes(&notes)), Ok((net(), notes)));
    }

    #[test]
    fn what_is_no_net_is_refused_with_a_reason() {
        assert!(Net::read(b"nothing").unwrap_err().contains("safetensors"));
        let mut broken = net();
        broken.middle.pop();
        let bytes = bytes_of(&broken.middle);
        assert_eq!(bytes.len(), 8);
        let mut infinite = net();
        infinite.parameters[5] = f32::NAN;
        assert!(Net::read(&infinite.to_bytes(&Notes::default())).unwrap_err().contains("\"cards\""));
    }
}
