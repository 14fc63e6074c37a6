/// The words of the PDFs that a library links to.
///
/// They have an index of their own. Before a query is answered, its part about documents
/// (`file:word`) becomes the slots of the entries that link to the documents found; the rest of the
/// language does not change. Words without a field do not search PDFs, because a paper contains
/// almost every word. In the index of entries, each edit of an entry would read its paper again.
/// Words are kept in the cache folder by path, size and time, 500 MB at most; an index holds 300
/// million letters, some 5,000 papers. A link to another computer (`\\host\share`) is never
/// followed, because Windows would log in there.
@NullMarked
package octavo.files.words;

import org.jspecify.annotations.NullMarked;
