/// Citations in a paper's sources: TeX and its auxiliary files, Typst, Markdown and Org.
@NullMarked
package octavo.projects.sources;

import org.jspecify.annotations.NullMarked;
