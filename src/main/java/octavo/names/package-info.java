/// The names of people and bodies, as BibTeX and biblatex write them.
///
/// Names are parsed as biber parses them. BibTeX takes every word from the first lower-case one to
/// the last for the particle, so it finds *ling* in *Mei-ling Lee* and *Schulte im* in *Schulte im
/// Walde, Sabine*: about 50 names in 520 files of strangers. Here the particle is the first run of
/// lower-case words, a word after a hyphen belongs to the word before it, and an accent's letter
/// decides the case. `PersonName.misreadByBibtex` knows where BibTeX differs; `octavo check` then
/// suggests a spelling that both read alike, and names that Octavo writes always have one.
///
/// Lists are edited name by name: `AuthorList` is the text as names and gaps, and a `ListEdit`
/// moves names while the gaps stay, so that the bytes of the others, LaTeX and line breaks
/// included, do not change. Annotations (`author+an`) count names, so their numbers follow.
@NullMarked
package octavo.names;

import org.jspecify.annotations.NullMarked;
