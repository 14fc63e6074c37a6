/// Finds what a library lacks: one's own works on public record, works in catalogues, and works
/// that its entries cite or that cite them. Only the classes of `lookup` ask; what is here groups
/// the answers, compares them with the library and judges whose work they are.
///
/// Records of services and entries of the library are grouped by the rules for duplicates
/// ([RecordGroups]), so that “the library has it” means the same everywhere. A preprint and its
/// published version are two groups of one [WorkCluster].
@NullMarked
package octavo.discovery;

import org.jspecify.annotations.NullMarked;
