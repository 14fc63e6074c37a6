package octavo.cv.list;

import octavo.cv.profile.Profile;
import octavo.cv.profile.Profile.Choice;
import octavo.cv.profile.Profile.Picking;
import octavo.cv.profile.Profile.Section;
import octavo.cv.profile.Profile.Superseded;
import octavo.cv.profile.SectionOrder;
import octavo.fields.FieldName;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Which entries each section of a profile lists, in order.
record SectionSelection(List<Part> parts) {
    SectionSelection {
        parts = List.copyOf(parts);
    }

    /// A section.
    ///
    /// @param fitting all entries that match it
    /// @param listed those of them that it lists
    record Part(Section section, List<Work> fitting, List<Work> listed) {
        Part {
            fitting = List.copyOf(fitting);
            listed = List.copyOf(listed);
        }
    }

    static SectionSelection of(
            Profile profile, CvList.Source source, OwnNames own, PublishedPreprints supersession) {
        List<Part> parts = new ArrayList<>();
        Set<Work> before = new HashSet<>();
        Predicate<Work> isShown = shown(profile, source, own, supersession);
        for (Section section : profile.sections()) {
            Picking picking = section.picking();
            Comparator<Work> byHand = Comparator.comparingInt(work -> place(section, work));
            List<Work> fitting =
                    asked(section, source).stream()
                            .filter(isShown)
                            .filter(work -> !picking.rest() || !before.contains(work))
                            .sorted(byHand.thenComparing(SectionOrder.of(section.sort())))
                            .toList();
            int most = picking.most() == 0 ? fitting.size() : picking.most();
            List<Work> listed =
                    fitting.stream().limit(most).sorted(SectionOrder.ofGroups(section)).toList();
            before.addAll(listed);
            parts.add(new Part(section, fitting, listed));
        }
        return new SectionSelection(parts);
    }

    /// The entries that the section's query finds, shown or not.
    private static List<Work> asked(Section section, CvList.Source source) {
        String prefer = section.picking().prefer();
        List<Work> preferred = prefer.isEmpty() ? List.of() : source.where().apply(prefer);
        return preferred.isEmpty() ? source.where().apply(section.where()) : preferred;
    }

    private static int place(Section section, Work work) {
        int place = section.entries().indexOf(work.key());
        return place < 0 ? Integer.MAX_VALUE : place;
    }

    /// The entries that the list may show. A preprint is superseded only if its published version
    /// is shown.
    private static Predicate<Work> shown(
            Profile profile, CvList.Source source, OwnNames own, PublishedPreprints supersession) {
        Predicate<Work> isMeant = meant(profile, source, own);
        if (profile.superseded() == Superseded.SHOW) {
            return isMeant;
        }
        Set<Work> published =
                profile.sections().stream()
                        .flatMap(section -> asked(section, source).stream())
                        .filter(isMeant)
                        .collect(Collectors.toSet());
        return work -> isMeant.test(work) && !supersession.isSuperseded(work, published);
    }

    private static Predicate<Work> meant(Profile profile, CvList.Source source, OwnNames own) {
        Predicate<Work> isOwn =
                work ->
                        isMarked(source.all().values(work), work)
                                || work.authors().names().stream().anyMatch(own);
        Choice choice = profile.choice();
        boolean asked = choice.mine() || !choice.volumes();
        boolean known = asked && source.works().stream().anyMatch(isOwn);
        boolean mine = known && choice.mine();
        Set<Integer> volumes = known && !choice.volumes() ? volumes(source.works()) : Set.of();
        return work ->
                !choice.hidden().contains(work.key())
                        && (!mine && !volumes.contains(work.index()) || isOwn.test(work));
    }

    /// The indices of the volumes that contain works, by cross-reference.
    private static Set<Integer> volumes(List<Work> works) {
        return works.stream()
                .flatMap(work ->
                        work.raw(FieldName.CROSSREF).flatMap(work.library()::indexOfKey).stream())
                .collect(Collectors.toSet());
    }

    /// Whether an author is marked as oneself, whatever the name.
    private static boolean isMarked(WorkValues values, Work work) {
        return values.marks(work.authorsField()).stream()
                .anyMatch(marks -> marks.contains(PersonRules.SELF));
    }

    /// All works listed in any section, each once.
    List<Work> works() {
        return parts.stream().flatMap(part -> part.listed().stream()).distinct().toList();
    }
}
