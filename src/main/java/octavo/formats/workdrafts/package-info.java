/// A work as a source states it, before it becomes an entry: drafts, names, dates and types; JSON
/// and YAML as trees of texts.
@NullMarked
package octavo.formats.workdrafts;

import org.jspecify.annotations.NullMarked;
