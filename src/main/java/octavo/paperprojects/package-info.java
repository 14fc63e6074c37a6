/// Papers in progress: what they cite, and the bibliography files next to them.
///
/// A paper's `.bib` is edited by several people and programs. `ReferenceUpdate` merges it entry by
/// entry, from the state last written, the paper's and the library's, with the paper's value where
/// both changed a field. It does not merge whole files, because the text between entries is never
/// the library's. The last written state is in the state folder, never in the project: whoever sent
/// the project could have made it, and have Octavo remove entries. An entry that was there already,
/// equal to the library's, is kept in step but never removed.
@NullMarked
package octavo.paperprojects;

import org.jspecify.annotations.NullMarked;
