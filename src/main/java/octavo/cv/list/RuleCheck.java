package octavo.cv.list;

import octavo.convert.ListWords;
import octavo.cv.list.SectionSelection.Part;
import octavo.cv.profile.FunderRule;
import octavo.cv.profile.FunderRule.Check;
import octavo.cv.profile.Profile;
import octavo.cv.profile.Profile.Marking;
import octavo.library.Work;
import octavo.values.PublicationDate;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Checks a list against a funder's rules. Each violation is reported with the rule's name, the
/// entry, and a remedy.
public final class RuleCheck {
    private final Profile profile;
    private final CvList.Source source;
    private final PersonRules roll;
    private final SectionSelection selection;

    private RuleCheck(Profile profile, CvList.Source source) {
        this.profile = profile;
        this.source = source;
        OwnNames own = source.own(profile);
        PublishedPreprints supersession = PublishedPreprints.of(source.works());
        this.selection = SectionSelection.of(profile, source, own, supersession);
        this.roll =
                new PersonRules(profile.names(), own, Marking.NONE, ListWords.of(profile.locale()));
    }

    /// The violations, a sentence or two each.
    public static List<String> breaches(
            Profile profile, List<FunderRule> rules, CvList.Source source) {
        RuleCheck check = new RuleCheck(profile, source);
        Set<String> breaches = new LinkedHashSet<>();
        for (FunderRule rule : rules) {
            check.breaches(rule)
                    .forEach(breach ->
                            breaches.add(
                                    "%s: %s: %s".formatted(profile.name(), rule.name(), breach)));
        }
        return List.copyOf(breaches);
    }

    private List<String> breaches(FunderRule rule) {
        List<Part> parts =
                rule.section() == FunderRule.EVERYWHERE
                        ? selection.parts()
                        : List.of(selection.parts().get(rule.section()));
        Set<Work> meant =
                rule.where().isEmpty() ? Set.of() : Set.copyOf(source.where().apply(rule.where()));
        Predicate<Work> isMeant = work -> rule.where().isEmpty() || meant.contains(work);
        if (rule.check() instanceof Check.AtMost(int entries)) {
            return tooMany(rule, parts, isMeant, entries);
        }
        List<String> breaches = new ArrayList<>();
        for (Part part : parts) {
            part.listed().stream()
                    .filter(isMeant)
                    .forEach(work ->
                            broken(rule.check(), work)
                                    .ifPresent(what -> breaches.add(work.key() + " " + what)));
        }
        return remedied(rule, breaches);
    }

    /// Sentences, the first of which has the remedy.
    private static List<String> remedied(FunderRule rule, List<String> breaches) {
        return IntStream.range(0, breaches.size())
                .mapToObj(i -> {
                    boolean isSaid = i > 0 || rule.remedy().isEmpty();
                    return breaches.get(i) + (isSaid ? "." : ". " + rule.remedy());
                })
                .toList();
    }

    private List<String> tooMany(
            FunderRule rule, List<Part> parts, Predicate<Work> isMeant, int entries) {
        List<Work> all =
                parts.stream()
                        .flatMap(part -> part.fitting().stream())
                        .filter(isMeant)
                        .distinct()
                        .toList();
        if (all.size() <= entries) {
            return List.of();
        }
        String where =
                rule.section() == FunderRule.EVERYWHERE
                        ? ""
                        : " “" + parts.getFirst().section().heading() + "”";
        String over =
                all.stream()
                        .skip(entries)
                        .limit(5)
                        .map(Work::key)
                        .collect(Collectors.joining(", "));
        String more = all.size() > entries + 5 ? " …" : "";
        return remedied(
                rule,
                List.of(
                        "%d entries fit%s, %d are allowed; too many are %s%s"
                                .formatted(all.size(), where, entries, over, more)));
    }

    /// The violation of an entry, in words that continue from its key.
    private Optional<String> broken(Check check, Work work) {
        return switch (check) {
            case Check.AtMost _ -> Optional.empty();
            case Check.Needs(var any) ->
                    where(
                            any.stream().noneMatch(name -> has(work, name)),
                            (any.size() > 2 ? "has none of " : "has no ")
                                    + String.join(any.size() > 2 ? ", " : " or ", any));
            case Check.States(var allowed) ->
                    where(!allowed.contains(state(work)), "is " + words(state(work)));
            case Check.Kinds(var allowed) ->
                    where(!allowed.contains(work.kind()), "is of the kind " + work.kind().id());
            case Check.AllAuthors _ ->
                    work.authors().others()
                            ? Optional.of(
                                    "does not name all of its authors, but ends with “others”")
                            : where(
                                    isCut(work, profile.names().most()),
                                    "has authors that the profile leaves out (etAl.after)");
            case Check.AuthorsShown(int most) ->
                    where(shown(work) > most, "shows more than %d authors".formatted(most));
            case Check.OwnName _ ->
                    where(
                            authors(work).stream().noneMatch(a -> a.isSelf()),
                            "does not have you among its authors");
            case Check.Without(var words) -> spoken(work, words);
        };
    }

    private static Optional<String> where(boolean broken, String what) {
        return broken ? Optional.of(what) : Optional.empty();
    }

    private static boolean isCut(Work work, int most) {
        return most > 0 && work.authors().names().size() > most;
    }

    private int shown(Work work) {
        int most = profile.names().most();
        return isCut(work, most) ? most : work.authors().names().size();
    }

    private static boolean has(Work work, String name) {
        return switch (name) {
            case "doi" -> work.doi().isPresent();
            case "arxiv" -> work.arXiv().isPresent();
            case "pmcid" -> work.text(name).strip().matches("(?i)(PMC)?\\d{3,}");
            case "date" -> work.date().startYear().isPresent() || work.state().isPresent();
            case "venue" -> !work.venue().isBlank();
            default -> !work.text(name).isBlank();
        };
    }

    private static String state(Work work) {
        return work.state().map(PublicationDate.State::key).orElse(FunderRule.PUBLISHED);
    }

    private static String words(String state) {
        return PublicationDate.State.of(state).map(PublicationDate.State::words).orElse(state);
    }

    private Optional<String> spoken(Work work, List<String> words) {
        String said =
                (work.text("note")
                                + "\n"
                                + work.text("addendum")
                                + "\n"
                                + work.text("award")
                                + "\n"
                                + profile.choice().notes().getOrDefault(work.key(), ""))
                        .toLowerCase(Locale.ROOT);
        return words.stream()
                .filter(word -> said.contains(word.toLowerCase(Locale.ROOT)))
                .findFirst()
                .map(word -> "mentions “" + word + "”");
    }

    private List<AuthorLine.Author> authors(Work work) {
        String field = work.authorsField();
        return roll.authors(field, work.people(field), source.all().values(work).marks(field));
    }
}
