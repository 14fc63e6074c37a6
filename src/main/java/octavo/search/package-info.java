/// The query language for finding entries, and the in-memory index that answers queries.
///
/// `FIELD==VALUE` asks for a whole value (one of the people, one of the keywords, the venue), where
/// `=` asks for whole words: `venue:"J. Appl. Phys."` also finds *Jpn. J. Appl. Phys.*. `venue==`
/// finds every spelling of the venue that the text names, by the rules and decisions of *Venues*.
/// The index finds the entries with all the words, and only the values of those are read. JabRef's
/// `==` means the same.
@NullMarked
package octavo.search;

import org.jspecify.annotations.NullMarked;
