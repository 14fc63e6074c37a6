/// LaTeX and Unicode, in both directions: what a value of a `.bib` file means as formatted text,
/// and how text is written so that LaTeX reads it.
@NullMarked
package octavo.latex;

import org.jspecify.annotations.NullMarked;
