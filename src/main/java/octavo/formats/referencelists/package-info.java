/// The list of references of a paper, found among the lines of its pages: running heads left out,
/// columns in reading order, entries told apart by their indentation.
@NullMarked
package octavo.formats.referencelists;

import org.jspecify.annotations.NullMarked;
