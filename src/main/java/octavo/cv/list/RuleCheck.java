package octavo.cv.list;

import octavo.cslreferences.ListWords;
import octavo.cv.configuration.FunderRule;
import octavo.cv.configuration.FunderRule.RuleCondition;
import octavo.cv.configuration.Profile;
import octavo.cv.configuration.Profile.AuthorMarks;
import octavo.cv.list.SectionSelection.SelectedSection;
import octavo.library.Work;
import octavo.text.ShortText;
import octavo.values.PublicationDate;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// Checks a list against a funder's rules. Each violation is reported with the rule's name, the
/// entry, and a remedy.
public final class RuleCheck {
    private final Profile profile;
    private final CvList.CvSource cvSource;
    private final PersonRules personRules;
    private final SectionSelection sectionSelection;

    private RuleCheck(Profile profile, CvList.CvSource cvSource) {
        this.profile = profile;
        this.cvSource = cvSource;
        OwnNames ownNames = cvSource.ownNames(profile);
        PublishedPreprints publishedPreprints = PublishedPreprints.of(cvSource.works());
        this.sectionSelection =
                SectionSelection.of(profile, cvSource, ownNames, publishedPreprints);
        this.personRules =
                new PersonRules(
                        profile.nameForms(),
                        ownNames,
                        AuthorMarks.NONE,
                        ListWords.of(profile.locale()));
    }

    /// The violations, a sentence or two each.
    public static List<String> findBreaches(
            Profile profile, List<FunderRule> rules, CvList.CvSource cvSource) {
        RuleCheck ruleCheck = new RuleCheck(profile, cvSource);
        Set<String> breaches = new LinkedHashSet<>();
        for (FunderRule rule : rules) {
            ruleCheck
                    .findBreaches(rule)
                    .forEach(breach ->
                            breaches.add(
                                    "%s: %s: %s".formatted(profile.name(), rule.name(), breach)));
        }
        return List.copyOf(breaches);
    }

    private List<String> findBreaches(FunderRule rule) {
        List<SelectedSection> selectedSections =
                rule.sectionIndex() == FunderRule.ALL_SECTIONS
                        ? sectionSelection.selectedSections()
                        : List.of(sectionSelection.selectedSections().get(rule.sectionIndex()));
        Set<Work> matchingWorks =
                rule.query().isEmpty()
                        ? Set.of()
                        : Set.copyOf(cvSource.worksMatching().apply(rule.query()));
        Predicate<Work> isMatching = work -> rule.query().isEmpty() || matchingWorks.contains(work);
        if (rule.condition() instanceof RuleCondition.MostEntries(int mostEntries)) {
            return checkCount(rule, selectedSections, isMatching, mostEntries);
        }
        List<String> breaches = new ArrayList<>();
        for (SelectedSection selectedSection : selectedSections) {
            selectedSection.listedWorks().stream()
                    .filter(isMatching)
                    .forEach(work ->
                            breachOf(rule.condition(), work)
                                    .ifPresent(breachText ->
                                            breaches.add(work.key() + " " + breachText)));
        }
        return withRemedy(rule, breaches);
    }

    /// Sentences, the first of which has the remedy.
    private static List<String> withRemedy(FunderRule rule, List<String> breaches) {
        return IntStream.range(0, breaches.size())
                .mapToObj(i -> {
                    boolean isWithoutRemedy = i > 0 || rule.remedy().isEmpty();
                    return breaches.get(i) + (isWithoutRemedy ? "." : ". " + rule.remedy());
                })
                .toList();
    }

    private List<String> checkCount(
            FunderRule rule,
            List<SelectedSection> selectedSections,
            Predicate<Work> isMatching,
            int mostEntries) {
        List<Work> matchingWorks =
                selectedSections.stream()
                        .flatMap(selectedSection -> selectedSection.matchingWorks().stream())
                        .filter(isMatching)
                        .distinct()
                        .toList();
        if (matchingWorks.size() <= mostEntries) {
            return List.of();
        }
        String sectionText =
                rule.sectionIndex() == FunderRule.ALL_SECTIONS
                        ? ""
                        : " “" + selectedSections.getFirst().listSection().heading() + "”";
        List<String> excessKeys = matchingWorks.stream().skip(mostEntries).map(Work::key).toList();
        return withRemedy(
                rule,
                List.of(
                        "%d entries fit%s, %d are allowed; too many are %s"
                                .formatted(
                                        matchingWorks.size(),
                                        sectionText,
                                        mostEntries,
                                        ShortText.joinFirst(excessKeys, 5, ", "))));
    }

    /// The violation of an entry, in words that continue from its key.
    private Optional<String> breachOf(RuleCondition condition, Work work) {
        return switch (condition) {
            case RuleCondition.MostEntries _ -> Optional.empty();
            case RuleCondition.NeededValues(var alternatives) ->
                    breachIf(
                            alternatives.stream().noneMatch(valueName -> hasValue(work, valueName)),
                            (alternatives.size() > 2 ? "has none of " : "has no ")
                                    + String.join(
                                            alternatives.size() > 2 ? ", " : " or ", alternatives));
            case RuleCondition.AllowedStates(var allowedValues) ->
                    breachIf(
                            !allowedValues.contains(stateKey(work)),
                            "is " + stateWords(stateKey(work)));
            case RuleCondition.AllowedKinds(var allowedValues) ->
                    breachIf(
                            !allowedValues.contains(work.workKind()),
                            "is of the kind " + work.workKind().id());
            case RuleCondition.AllAuthors _ ->
                    work.authors().hasOthers()
                            ? Optional.of(
                                    "does not name all of its authors, but ends with “others”")
                            : breachIf(
                                    isTruncated(work, profile.nameForms().mostNames()),
                                    "has authors that the profile leaves out (etAl.after)");
            case RuleCondition.AuthorsShown(int mostAuthors) ->
                    breachIf(
                            shownCount(work) > mostAuthors,
                            "shows more than %d authors".formatted(mostAuthors));
            case RuleCondition.OwnName _ ->
                    breachIf(
                            authorsOf(work).stream().noneMatch(author -> author.isSelf()),
                            "does not have you among its authors");
            case RuleCondition.ForbiddenWords(var forbiddenWords) ->
                    findMention(work, forbiddenWords);
        };
    }

    private static Optional<String> breachIf(boolean isBroken, String breachText) {
        return isBroken ? Optional.of(breachText) : Optional.empty();
    }

    private static boolean isTruncated(Work work, int mostAuthors) {
        return mostAuthors > 0 && work.authors().names().size() > mostAuthors;
    }

    private int shownCount(Work work) {
        int mostAuthors = profile.nameForms().mostNames();
        return isTruncated(work, mostAuthors) ? mostAuthors : work.authors().names().size();
    }

    private static boolean hasValue(Work work, String valueName) {
        return switch (valueName) {
            case "doi" -> work.doi().isPresent();
            case "arxiv" -> work.arXiv().isPresent();
            case "pmcid" -> work.plainText(valueName).strip().matches("(?i)(PMC)?\\d{3,}");
            case "date" ->
                    work.publicationDate().startYear().isPresent()
                            || work.publicationState().isPresent();
            case "venue" -> !work.venue().isBlank();
            default -> !work.plainText(valueName).isBlank();
        };
    }

    private static String stateKey(Work work) {
        return work.publicationState()
                .map(PublicationDate.PublicationState::pubstateKey)
                .orElse(FunderRule.PUBLISHED);
    }

    private static String stateWords(String state) {
        return PublicationDate.PublicationState.of(state)
                .map(PublicationDate.PublicationState::displayWords)
                .orElse(state);
    }

    private Optional<String> findMention(Work work, List<String> forbiddenWords) {
        String searchedText =
                (work.plainText("note")
                                + "\n"
                                + work.plainText("addendum")
                                + "\n"
                                + work.plainText("award")
                                + "\n"
                                + profile.entrySettings().notesByKey().getOrDefault(work.key(), ""))
                        .toLowerCase(Locale.ROOT);
        return forbiddenWords.stream()
                .filter(word -> searchedText.contains(word.toLowerCase(Locale.ROOT)))
                .findFirst()
                .map(word -> "mentions “" + word + "”");
    }

    private List<AuthorLine.ListedAuthor> authorsOf(Work work) {
        String field = work.authorsField();
        return personRules.listedAuthors(
                field, work.people(field), cvSource.cvWorks().valuesOf(work).marksOf(field));
    }
}
