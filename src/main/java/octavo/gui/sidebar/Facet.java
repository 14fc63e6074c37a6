package octavo.gui.sidebar;

import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.names.BibNameList;
import octavo.names.NameForm;
import octavo.names.PersonName;
import octavo.search.groups.GroupMembers;
import octavo.search.groups.GroupTree;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// A facet of a library: each entry has some of its values, and each value has a query for its
/// entries.
public enum Facet {
    KIND,
    YEAR,
    PERSON,
    VENUE,
    TAG,

    /// The groups that entries name; the sidebar shows them as a tree.
    GROUP;

    private static final Pattern COMMAS = Pattern.compile("\\s*[,;]\\s*");

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The facet of a query field.
    static Optional<Facet> ofField(String field) {
        return switch (field) {
            case "author", "editor", "person" -> Optional.of(PERSON);
            case "venue", FieldName.JOURNAL, FieldName.BOOKTITLE -> Optional.of(VENUE);
            case "tag", "keywords" -> Optional.of(TAG);
            case "group" -> Optional.of(GROUP);
            case "year" -> Optional.of(YEAR);
            default -> Optional.empty();
        };
    }

    /// The values of an entry, each once. Kinds are a fixed set.
    Set<String> values(Work work) {
        Set<String> values = new LinkedHashSet<>();
        switch (this) {
            case KIND -> {}
            case YEAR ->
                    work.publicationDate()
                            .startYear()
                            .ifPresent(year -> values.add(year.toString()));
            case PERSON -> {
                addTo(values, work.people("author"));
                addTo(values, work.people("editor"));
            }
            case VENUE -> values.add(work.venue());
            case GROUP ->
                    values.addAll(
                            GroupMembers.splitList(work.plainText(GroupTree.GROUPS_FIELD), ","));
            case TAG -> values.addAll(Arrays.asList(COMMAS.split(work.plainText("keywords"), -1)));
        }
        values.remove("");
        return values;
    }

    private static void addTo(Set<String> values, BibNameList people) {
        for (PersonName name : people.names()) {
            values.add(name.displayName(NameForm.FAMILY_FIRST));
        }
    }

    /// All values of the kind facet.
    static Set<String> kinds() {
        Set<String> kinds = new LinkedHashSet<>();
        Arrays.stream(WorkKind.values()).forEach(kind -> kinds.add(kind.id()));
        return kinds;
    }

    /// The query for a value.
    public String query(String value) {
        return switch (this) {
            case KIND -> "type:" + value;
            case YEAR -> "year:" + value;
            case PERSON -> "person==" + quoted(value);
            case VENUE -> "venue==" + quoted(value);
            case TAG -> "tag==" + quoted(value);
            case GROUP -> "group:" + quoted(value);
        };
    }

    private static String quoted(String text) {
        return '"' + text.replaceAll("[\"\u201C\u201D\u201E]", " ") + '"';
    }
}
