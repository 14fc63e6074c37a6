/// What the sources of a paper cite: TeX and what it leaves behind, Typst, Markdown and Org.
@NullMarked
package octavo.citations;

import org.jspecify.annotations.NullMarked;
