/// The configuration of a publication list: sections, names, numbering, entry templates, and
/// funders' rules.
@NullMarked
package octavo.cv.profile;

import org.jspecify.annotations.NullMarked;
