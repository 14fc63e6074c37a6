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
        void addRepair(NamePlanner planner, NameMention mention) {
            addList(planner, mention);
        }
    },
    /// Signs typed after a name. In a biblatex library they become annotations.
    MARKS {
        @Override
        void addRepair(NamePlanner planner, NameMention mention) {
            String marks = mention.spelling().marks();
            if (!marks.isEmpty()) {
                addMarks(planner, mention, marks);
            }
        }
    },
    /// Numbers with which DBLP disambiguates namesakes: `Wei Wang 0001`.
    NUMBERS {
        @Override
        void addRepair(NamePlanner planner, NameMention mention) {
            String number = mention.spelling().dblpNumber();
            if (!number.isEmpty() && mention.spelling().marks().isEmpty()) {
                addNumber(planner, mention, number);
            }
        }
    },
    /// Initials in place of the family name: `M., Wagenländer`.
    SWAPS {
        @Override
        void addRepair(NamePlanner planner, NameMention mention) {
            if (mention.spelling().name().hasSwappedInitials()) {
                planner.rewriteName(
                        mention,
                        List.of(swapNames(mention.rawName())),
                        LocalizedSentence.of("family and given name are swapped"));
            }
        }
    };

    abstract void addRepair(NamePlanner planner, NameMention mention);

    /// Plans repairs for a whole library.
    public static NamePlan planRepairs(Library library, PeopleIndex index, Set<NameRepairs> kinds) {
        var planner = new NamePlanner(library);
        var seenLists = new HashSet<String>();
        var variants = new ArrayList<>(index.variants().values());
        variants.sort(java.util.Comparator.comparing(NameVariant::variantKey));
        for (NameVariant variant : variants) {
            for (NameMention mention : variant.mentions()) {
                String namePlace =
                        mention.slot() + " " + mention.field() + " " + mention.position();
                if (!mention.spelling().isOrganization()
                        && (!mention.isJoined() || seenLists.add(namePlace))) {
                    boolean isList = isList(mention);
                    kinds.stream()
                            .filter(kind -> (kind == LISTS) == isList)
                            .forEach(kind -> kind.addRepair(planner, mention));
                }
            }
        }
        return planner.plan();
    }

    /// Whether there are several people where BibTeX sees one name: it has “et al.”, or its
    /// apparent suffix is that of the first of two.
    private static boolean isList(NameMention mention) {
        String rawName = mention.rawName();
        if (mention.isJoined() || PersonName.isExtended(rawName)) {
            return mention.isJoined();
        }
        PastedNames pastedNames = PastedNames.parse(rawName);
        return pastedNames.hasOthers()
                || pastedNames.names().size() > 1
                        && rawName.indexOf(',') != rawName.lastIndexOf(',');
    }

    /// Plans to swap family and given name wherever a variant occurs.
    public static NamePlan planSwap(Library library, NameVariant variant) {
        var planner = new NamePlanner(library);
        for (NameMention mention : variant.mentions()) {
            if (mention.isJoined()) {
                planner.refuseName(
                        mention,
                        LocalizedSentence.of(
                                "it is joined to other names by commas; repair the list first"));
            } else {
                planner.rewriteName(
                        mention,
                        List.of(swapNames(mention.rawName())),
                        LocalizedSentence.of("family and given name are swapped"));
            }
        }
        return planner.plan();
    }

    private static String swapNames(String rawName) {
        PersonName name = PersonName.parse(rawName).value();
        PersonName swappedName = PersonName.of(name.family(), "", name.given(), name.suffix());
        boolean hasComma = rawName.indexOf(',') >= 0;
        String plainName = name.family() + " " + name.given();
        return !hasComma && PersonName.parse(plainName).value().equals(swappedName)
                ? plainName
                : swappedName.toBibtex();
    }

    private static void addList(NamePlanner planner, NameMention mention) {
        PastedNames pastedNames = PastedNames.parse(mention.rawName());
        boolean isDoubtful =
                !mention.isJoined() && !pastedNames.hasOthers()
                        || pastedNames.names().stream()
                                .anyMatch(each -> each.confidence() == NameConfidence.GUESS);
        if (isDoubtful) {
            planner.refuseName(
                    mention,
                    LocalizedSentence.of(
                            "it is not clear which words are one name; edit it by hand"));
            return;
        }
        var writtenNames = pastedNames.names().stream().map(NameRepairs::writeName).toList();
        boolean hasMarks = pastedNames.names().stream().anyMatch(each -> !each.marks().isEmpty());
        boolean notesMarks = hasMarks && planner.library().bibDialect() == BibDialect.BIBLATEX;
        planner.rewriteName(
                mention,
                String.join(" and ", writtenNames) + (pastedNames.hasOthers() ? " and others" : ""),
                repairReason(hasMarks, notesMarks),
                field -> listEdits(field, mention.position(), pastedNames, notesMarks));
    }

    private static LocalizedSentence repairReason(boolean hasMarks, boolean notesMarks) {
        if (!hasMarks) {
            return LocalizedSentence.of("write “and” between the names");
        }
        return notesMarks
                ? LocalizedSentence.of("write “and” between the names; move the marks to +an:mark")
                : LocalizedSentence.of("write “and” between the names; remove the marks");
    }

    private static List<ListEdit> listEdits(
            AuthorField field, int position, PastedNames pastedNames, boolean notesMarks) {
        var edits = new ArrayList<ListEdit>();
        for (int i = 0; i < pastedNames.names().size(); i++) {
            PastedName name = pastedNames.names().get(i);
            int namePosition = position + i;
            edits.add(
                    i == 0
                            ? new ListEdit.ReplaceName(namePosition, writeName(name))
                            : new ListEdit.InsertName(namePosition, writeName(name), " and "));
            if (notesMarks && !name.marks().isEmpty()) {
                edits.add(field.noteEdit(namePosition, "mark", String.join(",", name.marks())));
            }
        }
        if (pastedNames.hasOthers() && !field.authorList().hasOthers()) {
            edits.add(new ListEdit.SetEnding(" and others" + field.authorList().gaps().getLast()));
        }
        return edits;
    }

    /// A name as written, if BibTeX reads it correctly.
    private static String writeName(PastedName name) {
        return PersonName.parse(name.writtenName()).value().equals(name.name())
                ? name.writtenName()
                : name.name().toBibtex();
    }

    private static void addMarks(NamePlanner planner, NameMention mention, String marks) {
        String newName = NameSpelling.withoutMarks(mention.rawName());
        boolean isBiblatex = planner.library().bibDialect() == BibDialect.BIBLATEX;
        String markSign = marks.replaceAll("[\\d\u00b9\u00b2\u00b3\u2070-\u2079]", "");
        planner.rewriteName(
                mention,
                newName,
                !isBiblatex
                        ? LocalizedSentence.of(
                                "remove “{0}”, which BibTeX would print in the name", marks)
                        : markSign.isEmpty()
                                ? LocalizedSentence.of("remove the number of an affiliation")
                                : LocalizedSentence.of(
                                        "move “{0}” to {1}+an:mark", markSign, mention.field()),
                field -> {
                    var edits = new ArrayList<ListEdit>();
                    edits.add(new ListEdit.ReplaceName(mention.position(), newName));
                    if (isBiblatex && !markSign.isEmpty()) {
                        edits.add(field.noteEdit(mention.position(), "mark", markSign));
                    }
                    return edits;
                });
    }

    private static void addNumber(NamePlanner planner, NameMention mention, String number) {
        String newName = NameSpelling.withoutNumber(mention.rawName());
        boolean isBiblatex = planner.library().bibDialect() == BibDialect.BIBLATEX;
        planner.rewriteName(
                mention,
                newName,
                isBiblatex
                        ? LocalizedSentence.of("move DBLP's number to {0}+an:dblp", mention.field())
                        : LocalizedSentence.of("remove DBLP's number, which BibTeX would print"),
                field -> numberEdits(field, mention, newName, isBiblatex ? number : ""));
    }

    private static List<ListEdit> numberEdits(
            AuthorField field, NameMention mention, String newName, String number) {
        var edits = new ArrayList<ListEdit>();
        edits.add(new ListEdit.ReplaceName(mention.position(), newName));
        if (!number.isEmpty()) {
            edits.add(field.noteEdit(mention.position(), "dblp", number));
        }
        return edits;
    }
}
