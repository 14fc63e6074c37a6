/// The styles that come with Octavo, and finding one by name.
///
/// `packaging/styles/StyleIndex.java` writes `styles.tsv` at build time from the headers of the
/// 10,833 styles in the jar on the class path, because reading them all takes 1.3 s. The table is
/// in step with the jar and never committed. A table in a cache folder would have made each user
/// wait once, and needed files here.
@NullMarked
package octavo.csl.catalogue;

import org.jspecify.annotations.NullMarked;
