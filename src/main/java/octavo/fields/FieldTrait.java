package octavo.fields;

/// Properties of fields besides their kind.
public enum FieldTrait {
    /// Names contributors to the work.
    ROLE,
    /// Names the whole that the entry is part of.
    PARENT,
    /// Names entries to inherit fields from.
    INHERIT,
    /// Concerns only the entry that has it, and is never inherited.
    OWN,
    /// Is a form of the title, and inherited only with the title.
    FORM,
    /// Is BibTeX's name for a field that has another name in biblatex.
    CLASSIC,
    /// Is BibTeX's name for a biblatex field in theses only.
    THESIS,
    /// Is offered in the form and in search, whether a library has it or not.
    USUAL,
    /// Is private: notes, and what programs record for themselves.
    PRIVATE,
    /// Is not printed by BibTeX's styles, and not covered by another field.
    UNPRINTED,
    /// Belongs to a program or a habit, not to BibTeX or biblatex, and has no place in the usual
    /// order.
    PROGRAM,
    /// Is so rare that a misspelling is never assumed to mean it.
    RARE
}
