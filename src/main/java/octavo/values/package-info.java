/// What a field's text means, where it is neither a name nor a title: dates, pages, identifiers,
/// links.
///
/// Every type here has a `parse` that takes any text, never throws, takes time linear in the text's
/// length and says what it could not trust. `toString` is the value's normal form, which reads as
/// the same value again.
///
/// They need neither a library nor a `.bib` file, and the same texts come from web services and
/// other formats. The parsers are hand-written scanners instead of regular expressions: linear on
/// any input, and able to say where a text goes wrong. Titles are text and names have their own
/// grammar; neither belongs here.
///
/// Dates are read more liberally than in biblatex: EDTF first, then the parts that people write
/// (days, months in several languages, `in press`), by their order. What has no known order stays
/// text and is flagged, so nothing is guessed: `1.5.1998` stays text, although its year is used for
/// sorting. In a `year` field, `2003-04` means two years; in a `date` field, a month.
@NullMarked
package octavo.values;

import org.jspecify.annotations.NullMarked;
