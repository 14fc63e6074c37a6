package octavo.convert.hayagriva;

import octavo.convert.ConversionLosses;
import octavo.convert.TrackedFields;
import octavo.convert.yaml.YamlText.Mapping;
import octavo.convert.yaml.YamlText.Node;
import octavo.convert.yaml.YamlText.Sequence;
import octavo.convert.yaml.YamlText.Word;
import octavo.names.BibNameList;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The people of a work.
record HayagrivaPersons(TrackedFields reading, ConversionLosses losses) {
    /// Hayagriva's roles other than author and editor.
    private static final Map<String, String> ROLES =
            Map.of(
                    "translator", "translator",
                    "afterword", "afterword",
                    "foreword", "foreword",
                    "introduction", "introduction",
                    "annotator", "annotator",
                    "commentator", "commentator",
                    "director", "director",
                    "holder", "holder");

    List<Node> in(String field) {
        BibNameList list = reading.names(field);
        List<Node> persons = new ArrayList<>();
        for (PersonName name : list.names()) {
            if (!name.display().isBlank()) {
                persons.add(person(name));
            }
        }
        if (list.others()) {
            losses.add("no place for “and others” in " + field, reading.work().key());
        }
        return persons;
    }

    private static Mapping person(PersonName name) {
        Mapping person = new Mapping();
        PersonName parts = name.unicode();
        boolean nameless = parts.family().isEmpty();
        person.put("name", name.literal().orElse(nameless ? name.display() : parts.family()));
        if (name.literal().isEmpty() && !nameless) {
            person.put("given-name", parts.given());
            person.put("prefix", parts.prefix() + (parts.hyphenated() ? "-" : ""));
            person.put("suffix", parts.suffix());
        }
        return person;
    }

    /// Everyone who is neither author nor editor.
    List<Node> affiliated() {
        List<Node> roles = new ArrayList<>();
        ROLES.keySet().stream()
                .sorted()
                .forEach(field -> {
                    List<Node> persons = in(field);
                    if (!persons.isEmpty()) {
                        Mapping role = new Mapping();
                        role.put("role", new Word(ROLES.getOrDefault(field, field)));
                        role.put("names", new Sequence(persons));
                        roles.add(role);
                    }
                });
        return roles;
    }
}
