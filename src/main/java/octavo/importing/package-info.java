/// Imports: from sources to a reviewable plan in the library's own style.
///
/// Each incoming entry is compared with the library by the rules for duplicates and is new, already
/// here or different. For a different one, each differing or additional field can be taken or left.
/// A single new entry comes in at once, with Undo. A taken key gets a letter. Strings that the
/// library lacks or defines differently are expanded, which is safe whatever its strings say;
/// characters that its encoding lacks become LaTeX. All of it is one edit.
///
/// `AgreementPlan` then examines the people and venues of the library and the new entries together,
/// and adopts the library's spelling where it is certain. A name is certain by a decision, by an
/// ORCID, or if `NameAgreement` says *same*, nobody else in the library has it, and there is a
/// shared co-author or at least twelve letters: *Lu, Wei* and *Lü, Wei* are two people. Initials
/// are never expanded and names never shortened. A venue is written as preferred on the *Venues*
/// page or as more than half of the entries do, with its own number and year. Each value can be
/// left as it came.
@NullMarked
package octavo.importing;

import org.jspecify.annotations.NullMarked;
