/// Citations in the sources of a paper: TeX and its auxiliary files, Typst, Markdown and Org.
@NullMarked
package octavo.citations;

import org.jspecify.annotations.NullMarked;
