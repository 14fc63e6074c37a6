package octavo.exporter.cv;

import octavo.exporter.cv.Profile.Picking;
import octavo.exporter.cv.Profile.Section;
import octavo.exporter.cv.Profile.Superseded;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// Which entries the sections of a profile list, in their order.
record Selection(List<Part> parts) {
    Selection {
        parts = List.copyOf(parts);
    }

    /// A section.
    ///
    /// @param fitting all that fit it
    /// @param listed as many of them as it lists
    record Part(Section section, List<Work> fitting, List<Work> listed) {
        Part {
            fitting = List.copyOf(fitting);
            listed = List.copyOf(listed);
        }
    }

    static Selection of(Profile profile, CvList.Source source, Supersession supersession) {
        List<Part> parts = new ArrayList<>();
        Set<String> before = new HashSet<>();
        Predicate<Work> isShown = shown(profile, source, supersession);
        for (Section section : profile.sections()) {
            Picking picking = section.picking();
            List<Work> preferred =
                    picking.prefer().isEmpty() ? List.of() : source.where().apply(picking.prefer());
            List<Work> all =
                    preferred.isEmpty() ? source.where().apply(section.where()) : preferred;
            Comparator<Work> byHand = Comparator.comparingInt(work -> place(section, work));
            List<Work> fitting =
                    all.stream()
                            .filter(isShown)
                            .filter(work -> !picking.rest() || !before.contains(work.key()))
                            .sorted(byHand.thenComparing(Orders.of(section.sort())))
                            .toList();
            int most = picking.most() == 0 ? fitting.size() : picking.most();
            List<Work> listed = fitting.subList(0, Math.min(fitting.size(), most));
            listed.forEach(work -> before.add(work.key()));
            parts.add(new Part(section, fitting, listed));
        }
        return new Selection(parts);
    }

    private static int place(Section section, Work work) {
        int place = section.entries().indexOf(work.key());
        return place < 0 ? Integer.MAX_VALUE : place;
    }

    private static Predicate<Work> shown(
            Profile profile, CvList.Source source, Supersession supersession) {
        Persons own = Persons.of(profile.names().own());
        Predicate<Work> isOwn =
                work ->
                        isMarked(work)
                                || work.authors().names().stream()
                                        .anyMatch(name ->
                                                own.contain(name) || source.me().test(name));
        boolean mine = profile.choice().mine() && source.works().stream().anyMatch(isOwn);
        return work -> {
            boolean gone =
                    profile.superseded() != Superseded.SHOW && supersession.isSuperseded(work);
            return !gone
                    && !profile.choice().hidden().contains(work.key())
                    && (!mine || isOwn.test(work));
        };
    }

    /// Whether an author is marked as oneself, whatever the name.
    private static boolean isMarked(Work work) {
        return WorkValues.of(work).marks(work.authorsField()).stream()
                .anyMatch(marks -> marks.contains(Roll.SELF));
    }

    /// All that some section lists, each once.
    List<Work> works() {
        Map<String, Work> all = new LinkedHashMap<>();
        for (Part part : parts) {
            part.listed().forEach(work -> all.putIfAbsent(work.key(), work));
        }
        return List.copyOf(all.values());
    }
}
