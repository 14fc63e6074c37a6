/// XML of which every character keeps its place: a scanner that says where each tag lies, and the
/// ranges of a part that a citation manager marked.
///
/// Document types are refused and entities other than XML's own five stay as they are written.
/// Nothing here is recursive, so the depth of a document costs nothing.
@NullMarked
package octavo.officedocuments.xmlscan;

import org.jspecify.annotations.NullMarked;
