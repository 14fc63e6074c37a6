package octavo.cli.output;

import octavo.bib.BibDisabled;
import octavo.bib.BibField;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.SourcePlaces;
import octavo.fields.FieldCatalogue;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.PersonName;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// Prints the entries of a library as JSON: the file's own text, and its meaning.
public final class JsonList {
    private final Library library;
    private final List<Work> works;
    private final SourcePlaces sourcePlaces;
    private final ArrayNode entriesJson = JsonMapper.shared().createArrayNode();

    /// @param works the entries in order; those that are commented out follow
    public JsonList(Library library, List<Work> works, SourcePlaces places) {
        this.library = library;
        this.works = List.copyOf(works);
        this.sourcePlaces = places;
    }

    /// The entries without those that are commented out.
    public ArrayNode liveEntries() {
        works.forEach(work -> addEntry(work.index(), work, false));
        return entriesJson;
    }

    public String toJson() {
        liveEntries();
        for (int i = 0; i < library.slots().size(); i++) {
            int itemIndex = i;
            if (library.slots().get(i).item() instanceof BibDisabled disabled) {
                disabled.parseEntry()
                        .map(entryJson -> library.workAt(itemIndex, entryJson))
                        .ifPresent(work -> addEntry(itemIndex, work, true));
            }
        }
        return entriesJson.toPrettyString();
    }

    private void addEntry(int itemIndex, Work work, boolean isDisabled) {
        ObjectNode entryJson = entriesJson.addObject();
        entryJson.put("key", work.key());
        entryJson.put("type", work.entry().type());
        entryJson.put("kind", work.workKind().id());
        if (sourcePlaces.areInSeveralFiles()) {
            entryJson.put("file", LibraryInput.nameOf(sourcePlaces.fileOf(itemIndex)));
        }
        entryJson.put("line", sourcePlaces.positionAt(itemIndex, 0).line());
        ObjectNode fieldsJson = entryJson.putObject("fields");
        ObjectNode textsJson = entryJson.putObject("text");
        for (BibField field : work.entry().fields()) {
            if (!fieldsJson.has(field.name())) {
                fieldsJson.put(field.name(), field.valueSource());
                textsJson.put(field.name(), work.plainText(field.name()));
            }
        }
        ObjectNode namesJson = entryJson.putObject("names");
        FieldCatalogue.NAME_FIELDS.stream()
                .filter(field -> work.rawValue(field).isPresent())
                .forEach(field -> addNames(namesJson.putArray(field), work.people(field)));
        entryJson.put("date", work.publicationDate().toString());
        entryJson.put("disabled", isDisabled);
    }

    private static void addNames(ArrayNode namesJson, BibNameList people) {
        for (PersonName writtenName : people.names()) {
            ObjectNode nameJson = namesJson.addObject();
            PersonName unicodeName = writtenName.toUnicode();
            writtenName
                    .literal()
                    .ifPresentOrElse(
                            literal -> nameJson.put("literal", literal),
                            () -> {
                                putUnlessEmpty(nameJson, "given", unicodeName.given());
                                putUnlessEmpty(nameJson, "prefix", unicodeName.prefix());
                                putUnlessEmpty(nameJson, "family", unicodeName.family());
                                putUnlessEmpty(nameJson, "suffix", unicodeName.suffix());
                            });
        }
        if (people.hasOthers()) {
            namesJson.addObject().put("literal", "others");
        }
    }

    private static void putUnlessEmpty(ObjectNode object, String name, String value) {
        if (!value.isEmpty()) {
            object.put(name, value);
        }
    }
}
