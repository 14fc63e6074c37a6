/// The venues of a library: which entries belong to which series, the decisions about them, and
/// plans that unify their names.
///
/// `venuenames` knows only texts, because search, checks and exports ask it for a kind; what the
/// entries of a library mean together needs the library and the sidecar. The index groups spellings
/// by key and compares only groups that share initials or an acronym, so an edit costs what it
/// touches; a group that could abbreviate two names joins neither. Grouping changes no file.
/// `VenuePlan` rewrites values, each of which can be refused, as one edit. Decisions are the
/// sidecar's `venues`, one object per venue with its `name`, so that two versions merge by name.
@NullMarked
package octavo.venues;

import org.jspecify.annotations.NullMarked;
