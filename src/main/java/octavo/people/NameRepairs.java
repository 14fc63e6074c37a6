package octavo.people;

import octavo.library.BibDialect;
import octavo.library.Library;
import octavo.names.AuthorField;
import octavo.names.ListEdit;
import octavo.names.PastedName;
import octavo.names.PastedName.NameConfidence;
import octavo.names.PastedNames;
import octavo.names.PersonName;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Plans that repair names with foreign content or swapped parts.
public enum NameRepairs {
    /// Commas where BibTeX wants “and”: `Marcel Wagenländer, Guo Li, Bo Zhao`.
    LISTS {
        @Override
        void add(NamePlanner planner, NameMention use) {
            addList(planner, use);
        }
    },
    /// Signs typed after a name. In a biblatex library they become annotations.
    MARKS {
        @Override
        void add(NamePlanner planner, NameMention use) {
            String marks = use.spelling().marks();
            if (!marks.isEmpty()) {
                addMarks(planner, use, marks);
            }
        }
    },
    /// Numbers with which DBLP disambiguates namesakes: `Wei Wang 0001`.
    NUMBERS {
        @Override
        void add(NamePlanner planner, NameMention use) {
            String number = use.spelling().number();
            if (!number.isEmpty() && use.spelling().marks().isEmpty()) {
                addNumber(planner, use, number);
            }
        }
    },
    /// Initials in place of the family name: `M., Wagenländer`.
    SWAPS {
        @Override
        void add(NamePlanner planner, NameMention use) {
            if (use.spelling().name().hasSwappedInitials()) {
                planner.rewrite(
                        use,
                        List.of(swapped(use.raw())),
                        LocalizedSentence.of("family and given name are swapped"));
            }
        }
    };

    abstract void add(NamePlanner planner, NameMention use);

    /// Plans repairs for a whole library.
    public static NamePlan plan(Library library, PeopleIndex index, Set<NameRepairs> kinds) {
        var planner = new NamePlanner(library);
        var lists = new HashSet<String>();
        var variants = new ArrayList<>(index.variants().values());
        variants.sort(java.util.Comparator.comparing(NameVariant::key));
        for (NameVariant variant : variants) {
            for (NameMention use : variant.uses()) {
                String place = use.slot() + " " + use.field() + " " + use.position();
                if (!use.spelling().body() && (!use.joined() || lists.add(place))) {
                    boolean list = isList(use);
                    kinds.stream()
                            .filter(kind -> (kind == LISTS) == list)
                            .forEach(kind -> kind.add(planner, use));
                }
            }
        }
        return planner.plan();
    }

    /// Whether there are several people where BibTeX sees one name: it has “et al.”, or its
    /// apparent suffix is that of the first of two.
    private static boolean isList(NameMention use) {
        String raw = use.raw();
        if (use.joined() || PersonName.isExtended(raw)) {
            return use.joined();
        }
        PastedNames found = PastedNames.parse(raw);
        return found.hasOthers()
                || found.names().size() > 1 && raw.indexOf(',') != raw.lastIndexOf(',');
    }

    /// Plans to swap family and given name wherever a variant occurs.
    public static NamePlan swap(Library library, NameVariant variant) {
        var planner = new NamePlanner(library);
        for (NameMention use : variant.uses()) {
            if (use.joined()) {
                planner.refuse(
                        use,
                        LocalizedSentence.of(
                                "it is joined to other names by commas; repair the list first"));
            } else {
                planner.rewrite(
                        use,
                        List.of(swapped(use.raw())),
                        LocalizedSentence.of("family and given name are swapped"));
            }
        }
        return planner.plan();
    }

    private static String swapped(String raw) {
        PersonName name = PersonName.parse(raw).value();
        PersonName swapped = PersonName.of(name.family(), "", name.given(), name.suffix());
        boolean comma = raw.indexOf(',') >= 0;
        String plain = name.family() + " " + name.given();
        return !comma && PersonName.parse(plain).value().equals(swapped)
                ? plain
                : swapped.toBibtex();
    }

    private static void addList(NamePlanner planner, NameMention use) {
        PastedNames found = PastedNames.parse(use.raw());
        boolean doubtful =
                !use.joined() && !found.hasOthers()
                        || found.names().stream()
                                .anyMatch(each -> each.confidence() == NameConfidence.GUESS);
        if (doubtful) {
            planner.refuse(
                    use,
                    LocalizedSentence.of(
                            "it is not clear which words are one name; edit it by hand"));
            return;
        }
        var names = found.names().stream().map(NameRepairs::written).toList();
        boolean marked = found.names().stream().anyMatch(each -> !each.marks().isEmpty());
        boolean noted = marked && planner.library().bibDialect() == BibDialect.BIBLATEX;
        planner.rewrite(
                use,
                String.join(" and ", names) + (found.hasOthers() ? " and others" : ""),
                reason(marked, noted),
                field -> listEdits(field, use.position(), found, noted));
    }

    private static LocalizedSentence reason(boolean marked, boolean noted) {
        if (!marked) {
            return LocalizedSentence.of("write “and” between the names");
        }
        return noted
                ? LocalizedSentence.of("write “and” between the names; move the marks to +an:mark")
                : LocalizedSentence.of("write “and” between the names; remove the marks");
    }

    private static List<ListEdit> listEdits(
            AuthorField field, int position, PastedNames found, boolean noted) {
        var edits = new ArrayList<ListEdit>();
        for (int i = 0; i < found.names().size(); i++) {
            PastedName name = found.names().get(i);
            int at = position + i;
            edits.add(
                    i == 0
                            ? new ListEdit.ReplaceName(at, written(name))
                            : new ListEdit.InsertName(at, written(name), " and "));
            if (noted && !name.marks().isEmpty()) {
                edits.add(field.noteEdit(at, "mark", String.join(",", name.marks())));
            }
        }
        if (found.hasOthers() && !field.authorList().hasOthers()) {
            edits.add(new ListEdit.SetEnding(" and others" + field.authorList().gaps().getLast()));
        }
        return edits;
    }

    /// A name as written, if BibTeX reads it correctly.
    private static String written(PastedName name) {
        return PersonName.parse(name.writtenName()).value().equals(name.name())
                ? name.writtenName()
                : name.name().toBibtex();
    }

    private static void addMarks(NamePlanner planner, NameMention use, String marks) {
        String after = NameSpelling.unmarked(use.raw());
        boolean biblatex = planner.library().bibDialect() == BibDialect.BIBLATEX;
        String sign = marks.replaceAll("[\\d\u00b9\u00b2\u00b3\u2070-\u2079]", "");
        planner.rewrite(
                use,
                after,
                !biblatex
                        ? LocalizedSentence.of(
                                "remove “{0}”, which BibTeX would print in the name", marks)
                        : sign.isEmpty()
                                ? LocalizedSentence.of("remove the number of an affiliation")
                                : LocalizedSentence.of(
                                        "move “{0}” to {1}+an:mark", sign, use.field()),
                field -> {
                    var edits = new ArrayList<ListEdit>();
                    edits.add(new ListEdit.ReplaceName(use.position(), after));
                    if (biblatex && !sign.isEmpty()) {
                        edits.add(field.noteEdit(use.position(), "mark", sign));
                    }
                    return edits;
                });
    }

    private static void addNumber(NamePlanner planner, NameMention use, String number) {
        String after = NameSpelling.unnumbered(use.raw());
        boolean biblatex = planner.library().bibDialect() == BibDialect.BIBLATEX;
        planner.rewrite(
                use,
                after,
                biblatex
                        ? LocalizedSentence.of("move DBLP's number to {0}+an:dblp", use.field())
                        : LocalizedSentence.of("remove DBLP's number, which BibTeX would print"),
                field -> numberEdits(field, use, after, biblatex ? number : ""));
    }

    private static List<ListEdit> numberEdits(
            AuthorField field, NameMention use, String after, String number) {
        var edits = new ArrayList<ListEdit>();
        edits.add(new ListEdit.ReplaceName(use.position(), after));
        if (!number.isEmpty()) {
            edits.add(field.noteEdit(use.position(), "dblp", number));
        }
        return edits;
    }
}
