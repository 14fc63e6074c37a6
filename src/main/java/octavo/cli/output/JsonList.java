package octavo.cli.output;

import octavo.bib.BibDisabled;
import octavo.bib.BibField;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.SourcePlaces;
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
    private final SourcePlaces places;
    private final ArrayNode entries = JsonMapper.shared().createArrayNode();

    /// @param works the entries in order; those that are commented out follow
    public JsonList(Library library, List<Work> works, SourcePlaces places) {
        this.library = library;
        this.works = List.copyOf(works);
        this.places = places;
    }

    /// The entries without those that are commented out.
    public ArrayNode live() {
        works.forEach(work -> add(work.index(), work, false));
        return entries;
    }

    public String toJson() {
        live();
        for (int i = 0; i < library.slots().size(); i++) {
            int item = i;
            if (library.slots().get(i).item() instanceof BibDisabled disabled) {
                disabled.parseEntry()
                        .map(entry -> library.workAt(item, entry))
                        .ifPresent(work -> add(item, work, true));
            }
        }
        return entries.toPrettyString();
    }

    private void add(int item, Work work, boolean disabled) {
        ObjectNode entry = entries.addObject();
        entry.put("key", work.key());
        entry.put("type", work.entry().type());
        entry.put("kind", work.workKind().id());
        if (places.areInSeveralFiles()) {
            entry.put("file", LibraryInput.name(places.file(item)));
        }
        entry.put("line", places.at(item, 0).line());
        ObjectNode fields = entry.putObject("fields");
        ObjectNode text = entry.putObject("text");
        for (BibField field : work.entry().fields()) {
            if (!fields.has(field.name())) {
                fields.put(field.name(), field.valueSource());
                text.put(field.name(), work.plainText(field.name()));
            }
        }
        ObjectNode names = entry.putObject("names");
        FieldCatalogue.NAME_FIELDS.stream()
                .filter(field -> work.rawValue(field).isPresent())
                .forEach(field -> addNames(names.putArray(field), work.people(field)));
        entry.put("date", work.publicationDate().toString());
        entry.put("disabled", disabled);
    }

    private static void addNames(ArrayNode array, BibNameList people) {
        for (PersonName written : people.names()) {
            ObjectNode name = array.addObject();
            PersonName person = written.toUnicode();
            written.literal()
                    .ifPresentOrElse(
                            literal -> name.put("literal", literal),
                            () -> {
                                putUnlessEmpty(name, "given", person.given());
                                putUnlessEmpty(name, "prefix", person.prefix());
                                putUnlessEmpty(name, "family", person.family());
                                putUnlessEmpty(name, "suffix", person.suffix());
                            });
        }
        if (people.hasOthers()) {
            array.addObject().put("literal", "others");
        }
    }

    private static void putUnlessEmpty(ObjectNode object, String name, String value) {
        if (!value.isEmpty()) {
            object.put(name, value);
        }
    }
}
