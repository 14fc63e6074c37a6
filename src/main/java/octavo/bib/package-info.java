/// The lossless tree of a `.bib` file: every byte belongs to one item and stays as it is until an
/// edit touches it.
///
/// A file of four megabytes or more is parsed from as many starting points as there are processors,
/// each the head of a block at the start of a line. That is a guess, since it may be inside a value
/// that an earlier block has not closed, but a safe one: a parser has no memory between blocks, so
/// it goes on until it is outside a block where another one started, and results that nobody
/// reaches are discarded. `ReadingFromSeveralPlacesTest` compares the two ways.
///
/// A value is read as UTF-8 if all of it is valid, otherwise in the legacy encoding. New text is
/// UTF-8 if the file, or the entry it goes into, has more UTF-8 characters than invalid bytes: one
/// stray byte used to make all new text Windows-1252. `octavo check` reports the stray bytes of a
/// mostly UTF-8 file.
@NullMarked
package octavo.bib;

import org.jspecify.annotations.NullMarked;
