package octavo.gui.sidebar;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.editing.bulk.BulkPlan;
import octavo.editing.bulk.FieldOperation;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.library.BibDialect;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.AuthorField;
import octavo.names.NameForm;
import octavo.people.EntryNames;
import octavo.search.groups.GroupChange;
import octavo.search.groups.GroupTree;
import octavo.venues.OwnField;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Gives entries a tag, a venue or an author that they do not have yet. Venues and people are
/// written as the library writes them already.
final class FacetAssignment {
    private final Library library;

    private FacetAssignment(Library library) {
        this.library = library;
    }

    /// @param slots the numbers of the slots of the entries; those that have it stay as they are,
    ///   and those that have no place for it
    static Edit.EditBatch edit(Library library, Collection<Integer> slots, FacetValue assignment) {
        if (assignment.facet() == Facet.GROUP
                && GroupTree.of(library).openGroup(assignment.value()).isEmpty()) {
            return inNewGroup(library, slots, assignment.value());
        }
        if (assignment.facet() == Facet.TAG || assignment.facet() == Facet.GROUP) {
            String member = LaTeX.escapeText(assignment.value());
            String field =
                    assignment.facet() == Facet.TAG ? FieldName.KEYWORDS : GroupTree.GROUPS_FIELD;
            var operation = new FieldOperation.AddText(field, member);
            return BulkPlan.of(library, lacking(library, slots, assignment)::contains, operation)
                    .toEdit();
        }
        Function<Work, Optional<BibEntry>> with = new FacetAssignment(library).giving(assignment);
        List<Edit> edits = new ArrayList<>();
        for (int slot : slots) {
            library.indexOfSlot(slot)
                    .flatMap(library::workAt)
                    .filter(work -> !has(work, assignment))
                    .flatMap(with)
                    .ifPresent(entry -> edits.add(library.replaceEntry(slot, entry)));
        }
        return new Edit.EditBatch(edits);
    }

    /// A new group becomes one of JabRef's.
    private static Edit.EditBatch inNewGroup(
            Library library, Collection<Integer> slots, String name) {
        Optional<Edit> creation = GroupChange.addGroup(library, "", name);
        if (creation.isEmpty()) {
            return Edit.none();
        }
        Library created = library.applyEdit(creation.get());
        return new Edit.EditBatch(
                List.of(creation.get(), edit(created, slots, new FacetValue(Facet.GROUP, name))));
    }

    private static Set<Integer> lacking(
            Library library, Collection<Integer> slots, FacetValue assignment) {
        return slots.stream()
                .filter(slot ->
                        library.indexOfSlot(slot)
                                .flatMap(library::workAt)
                                .filter(work -> !has(work, assignment))
                                .isPresent())
                .collect(Collectors.toSet());
    }

    private static boolean has(Work work, FacetValue assignment) {
        return assignment.facet().values(work).contains(assignment.value());
    }

    private Function<Work, Optional<BibEntry>> giving(FacetValue assignment) {
        String value = assignment.value();
        return switch (assignment.facet()) {
            case VENUE -> {
                Optional<BibValue> venue = venue(value);
                yield work -> venue.flatMap(known -> published(work, known));
            }
            case PERSON -> {
                Optional<String> name = name(value);
                yield work -> name.flatMap(known -> written(work, known));
            }
            case TAG, GROUP, KIND, YEAR -> _ -> Optional.empty();
        };
    }

    /// How the library writes a venue.
    private Optional<BibValue> venue(String venue) {
        return Work.allOf(library)
                .filter(work -> work.venue().equals(venue))
                .flatMap(work -> OwnField.of(work.entry()).flatMap(work.entry()::value).stream())
                .findFirst();
    }

    private Optional<BibEntry> published(Work work, BibValue venue) {
        BibEntry entry = work.entry();
        return OwnField.of(entry)
                .or(() -> placeForVenue(entry.type().toLowerCase(Locale.ROOT)))
                .flatMap(field -> entry.withValue(field, venue));
    }

    private Optional<String> placeForVenue(String type) {
        return switch (type) {
            case "article" ->
                    Optional.of(
                            library.bibDialect() == BibDialect.BIBTEX
                                    ? "journal"
                                    : FieldName.JOURNALTITLE);
            case "inproceedings", "conference", "incollection" -> Optional.of(FieldName.BOOKTITLE);
            default -> Optional.empty();
        };
    }

    /// How the library writes a name.
    private Optional<String> name(String name) {
        return Work.allOf(library)
                .flatMap(work ->
                        Stream.concat(
                                work.people("author").names().stream(),
                                work.people("editor").names().stream()))
                .filter(known -> known.displayName(NameForm.FAMILY_FIRST).equals(name))
                .map(known -> known.toBibtex())
                .findFirst();
    }

    private Optional<BibEntry> written(Work work, String name) {
        EntryNames names = EntryNames.of(library, work.index(), work.entry());
        AuthorField authors = names.nameList("author");
        return switch (names.with(
                authors.applyEdit(authors.insertionEdit(authors.authorList().size(), name)))) {
            case EntryNames.ChangeOutcome.Changed(var entry) -> Optional.of(entry);
            case EntryNames.ChangeOutcome.Refused _ -> Optional.empty();
        };
    }
}
