/// The persons of a library: which spellings may be the same person, the decisions about them, and
/// plans that unify their names.
///
/// Decisions are in the sidecar: `people` is an object by id, made from the first spelling and
/// never changed, whose `spellings` object maps a spelling (Unicode, family name first) to `true`
/// (is this person) or `false` (is not). Objects merge member by member where lists would conflict;
/// new members go in alphabetical order. A decision is about what the file says, not where, so it
/// also applies to the spelling of tomorrow. People with the same spelling are told apart by an
/// ORCID on the entry.
@NullMarked
package octavo.people;

import org.jspecify.annotations.NullMarked;
