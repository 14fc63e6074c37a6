package octavo.editing.tidy;

import octavo.fields.FieldCatalogue;

/// Replaces HTML entities in LaTeX texts.
final class EntityCleanUp {
    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "html-entities",
                    "Replace HTML entities (&amp;, &#233;) with the characters they stand for",
                    field -> !FieldCatalogue.kindOf(field).isExact() && !field.equals("abstract"),
                    HtmlEntities::entitiesToLatex);

    private EntityCleanUp() {}
}
