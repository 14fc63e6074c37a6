/// LaTeX and Unicode, in both directions: parsing the values of a `.bib` file as formatted text,
/// and writing text as LaTeX.
@NullMarked
package octavo.latex;

import org.jspecify.annotations.NullMarked;
