package octavo.fields;

/// What is true of some fields, besides their kind.
public enum FieldTrait {
    /// Names people who had a part in the work.
    ROLE,
    /// Names the whole that the entry is a part of.
    PARENT,
    /// Names entries to inherit fields from.
    INHERIT,
    /// Is about the entry that has it, and never inherited.
    OWN,
    /// Is a form of the title, and inherited only where the title is.
    FORM,
    /// Is BibTeX's name for a field that biblatex calls otherwise.
    CLASSIC,
    /// Is what BibTeX calls a field of biblatex in theses only.
    THESIS,
    /// Is offered in the form, and can be searched for, whether a library has it or not.
    USUAL,
    /// Is nobody else's business: notes, and what programs write down for themselves.
    PRIVATE,
    /// Is printed by no style of BibTeX, and taken in by no other field.
    UNPRINTED,
    /// Belongs to a program or to a habit, not to BibTeX or biblatex, and has no place in the
    /// order.
    PROGRAM,
    /// Is so rare that nobody is taken to have meant it.
    RARE
}
