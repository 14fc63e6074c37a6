package octavo.formats.hayagriva;

import octavo.conversion.ConversionLosses;
import octavo.conversion.TrackedFields;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.text.YamlText.YamlMapping;
import octavo.text.YamlText.YamlNode;
import octavo.text.YamlText.YamlSequence;
import octavo.text.YamlText.YamlWord;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The people of a work.
record HayagrivaPersons(TrackedFields trackedFields, ConversionLosses losses) {
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

    List<YamlNode> personsIn(String fieldName) {
        BibNameList nameList = trackedFields.namesIn(fieldName);
        List<YamlNode> persons = new ArrayList<>();
        for (PersonName name : nameList.names()) {
            if (!name.displayName().isBlank()) {
                persons.add(toPerson(name));
            }
        }
        if (nameList.hasOthers()) {
            losses.addLoss("cannot hold “and others” in " + fieldName, trackedFields.work().key());
        }
        return persons;
    }

    private static YamlMapping toPerson(PersonName name) {
        YamlMapping personMapping = new YamlMapping();
        PersonName nameParts = name.toUnicode();
        boolean isNameless = nameParts.family().isEmpty();
        personMapping.put(
                "name",
                name.literal().orElse(isNameless ? name.displayName() : nameParts.family()));
        if (name.literal().isEmpty() && !isNameless) {
            personMapping.put("given-name", nameParts.given());
            personMapping.put("prefix", nameParts.prefix() + (nameParts.isHyphenated() ? "-" : ""));
            personMapping.put("suffix", nameParts.suffix());
        }
        return personMapping;
    }

    /// Everyone who is neither author nor editor.
    List<YamlNode> affiliatedRoles() {
        List<YamlNode> roles = new ArrayList<>();
        ROLES.keySet().stream()
                .sorted()
                .forEach(field -> {
                    List<YamlNode> persons = personsIn(field);
                    if (!persons.isEmpty()) {
                        YamlMapping roleMapping = new YamlMapping();
                        roleMapping.put("role", new YamlWord(ROLES.getOrDefault(field, field)));
                        roleMapping.put("names", new YamlSequence(persons));
                        roles.add(roleMapping);
                    }
                });
        return roles;
    }
}
