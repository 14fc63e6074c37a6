package octavo.editing.tidy;

import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.names.BracedAnd;

import java.util.Optional;

/// Takes each `{and}` that is no part of a name out of it.
record SeparatedNames(String name, String summary) implements FieldCleanUp {
    static final SeparatedNames CLEAN_UP =
            new SeparatedNames(
                    "braced-and",
                    "Take {and} out of names: Brandt, {and} Oliver becomes Brandt, Oliver");

    @Override
    public boolean appliesTo(String field) {
        return FieldCatalogue.holdsNames(field);
    }

    @Override
    public Optional<BibValue> cleanValue(BibValue value) {
        return value.parts().size() == 1 ? value.mapTexts(BracedAnd::mended) : Optional.empty();
    }
}
