package octavo.cv.configuration;

import octavo.cslreferences.LanguageTags;
import octavo.cslreferences.ListWords;
import octavo.cv.configuration.Profile.AuthorMarks;
import octavo.cv.configuration.Profile.EntryForm;
import octavo.cv.configuration.Profile.EntrySettings;
import octavo.cv.configuration.Profile.HeadingStyle;
import octavo.cv.configuration.Profile.ListOutput;
import octavo.cv.configuration.Profile.ListSection;
import octavo.cv.configuration.Profile.MatchSelection;
import octavo.cv.configuration.Profile.PreprintDisplay;
import octavo.library.TitleCapitals;
import octavo.names.NameForm;
import octavo.storage.HomeFolder;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.venues.VenueForm;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads a profile from the sidecar. There is always a profile; problems are reported with their
/// path.
public final class ProfileReader {
    public static final Map<String, String> USUAL_SIGNS =
            Map.of("equal", "*", "corresponding", "†", "presenter", "○", "alphabetical", "◇");

    private final String name;
    private final List<LocalizedSentence> problemSentences = new ArrayList<>();
    private final List<FunderRule> rules = new ArrayList<>();
    private int sectionCount;

    private ProfileReader(String name) {
        this.name = name;
    }

    /// A profile, its description, the rules of those who request such a list, and messages about
    /// problems.
    public record ReadProfile(
            Profile profile,
            String description,
            List<FunderRule> rules,
            List<LocalizedSentence> problems) {
        public ReadProfile {
            rules = List.copyOf(rules);
            problems = List.copyOf(problems);
        }
    }

    public static ReadProfile readProfile(String name, JsonNode profileNode) {
        ProfileReader profileReader = new ProfileReader(name);
        JsonMembers members =
                new JsonMembers(profileNode, "profiles." + name, profileReader.problemSentences);
        String description = members.textValue("about", "");
        if (!members.textValue("like", "").isEmpty()) {
            String allIds = String.join(", ", Profiles.SHIPPED);
            members.reportProblem("like", LocalizedSentence.of("should be one of: {0}", allIds));
        }
        RuleReader.readRules(members, FunderRule.ALL_SECTIONS).forEach(profileReader.rules::add);
        Profile readProfile = profileReader.readMembers(members);
        return new ReadProfile(
                readProfile, description, profileReader.rules, profileReader.problemSentences);
    }

    private Profile readMembers(JsonMembers members) {
        String locale = readLocale(members);
        ListSeparators separators =
                ListSeparators.readSeparators(members.memberObject("separators"));
        Profile profile =
                new Profile(
                        name,
                        locale,
                        readForm(members.memberObject("entry")),
                        readNames(members, ListWords.of(locale)),
                        readMarks(members, separators.markSeparator()),
                        members.enumValue("superseded", PreprintDisplay.HIDE),
                        new EntrySettings(
                                Set.copyOf(members.textValues("hide")),
                                members.textMap("notes"),
                                members.booleanValue("summary", false),
                                members.booleanValue("mine", false),
                                members.booleanValue("volumes", true),
                                members.enumValue("titles", TitleCapitals.AS_WRITTEN)),
                        readLayout(members, separators),
                        readVenues(members),
                        members.objectList("sections").stream().map(this::readSection).toList(),
                        members.objectList("outputs").stream()
                                .map(ProfileReader::readOutput)
                                .toList());
        members.reportUnknown();
        return profile.listSections().isEmpty()
                ? profile.withSections(List.of(ListSection.ALL))
                : profile;
    }

    private static String readLocale(JsonMembers members) {
        String writtenLocale = members.textValue("locale", "");
        String languageTag = LanguageTags.tagOf(writtenLocale);
        if (languageTag.isEmpty() && !writtenLocale.isBlank()) {
            members.reportProblem(
                    "locale",
                    LocalizedSentence.of(
                            "is {0}, which is not a language tag such as en-GB", writtenLocale));
        }
        return languageTag;
    }

    private EntryForm readForm(JsonMembers entryMembers) {
        String cslStyle = entryMembers.textValue("csl", "");
        String templateId = entryMembers.textValue("template", "");
        String templateText = String.join("\n", entryMembers.textValues("text"));
        entryMembers.reportUnknown();
        if (Stream.of(cslStyle, templateId, templateText)
                        .filter(alternative -> !alternative.isEmpty())
                        .count()
                > 1) {
            entryMembers.reportProblem(
                    "csl",
                    LocalizedSentence.of("excludes template and text: give one of the three"));
        }
        if (!cslStyle.isEmpty()) {
            return new EntryForm.CslStyleForm(cslStyle);
        }
        return new EntryForm.TemplateForm(
                templateText.isEmpty()
                        ? shippedTemplate(entryMembers, templateId)
                        : parseTemplate(entryMembers, templateText));
    }

    private Template shippedTemplate(JsonMembers entryMembers, String templateId) {
        String wantedId = templateId.isEmpty() ? ShippedTemplates.DEFAULT_ID : templateId;
        return ShippedTemplates.templateText(wantedId)
                .map(templateText -> parseTemplate(entryMembers, templateText))
                .orElseGet(() -> {
                    String allIds = String.join(", ", ShippedTemplates.IDS);
                    entryMembers.reportProblem(
                            "template",
                            LocalizedSentence.of(
                                    "is {0}, but should be one of: {1}", templateId, allIds));
                    return shippedTemplate(entryMembers, ShippedTemplates.DEFAULT_ID);
                });
    }

    private static Template parseTemplate(JsonMembers entryMembers, String templateText) {
        Parsed<Template> parsedTemplate = Template.parse(templateText, TemplateNames::isKnown);
        parsedTemplate
                .diagnostics()
                .forEach(diagnostic ->
                        entryMembers.reportProblem(
                                "text",
                                LocalizedSentence.of(
                                        "at character {0}: {1}",
                                        diagnostic.span().start() + 1, diagnostic.message())));
        return parsedTemplate.value();
    }

    private static NameForms readNames(JsonMembers profileMembers, ListWords listWords) {
        JsonMembers selfMembers = profileMembers.memberObject("self");
        JsonMembers namesMembers = profileMembers.memberObject("names");
        JsonMembers etAlMembers = profileMembers.memberObject("etAl");
        String lastSeparator =
                namesMembers.textValue("last", " " + listWords.formatText("and") + " ");
        NameForms nameForms =
                new NameForms(
                        namesMembers.enumValue("form", NameForm.GIVEN_FIRST),
                        namesMembers.textValue("joint", ", "),
                        lastSeparator,
                        namesMembers.textValue("two", betweenTwo(lastSeparator)),
                        etAlMembers.numberValue("after", 0),
                        etAlMembers.booleanValue("keepSelf", true),
                        selfMembers.enumValue("emphasis", Emphasis.NONE),
                        selfMembers.textValues("names"),
                        readEmphases(profileMembers.memberObject("emphasis")));
        List.of(selfMembers, namesMembers, etAlMembers).forEach(JsonMembers::reportUnknown);
        return nameForms;
    }

    /// Two names have no comma before the word that joins them.
    private static String betweenTwo(String lastSeparator) {
        boolean startsWithComma =
                lastSeparator.startsWith(",") && !lastSeparator.substring(1).isBlank();
        return startsWithComma ? lastSeparator.substring(1) : lastSeparator;
    }

    private static Map<String, Emphasis> readEmphases(JsonMembers members) {
        Map<String, Emphasis> emphases = new LinkedHashMap<>();
        members.memberNames()
                .forEach(personName ->
                        emphases.put(personName, members.enumValue(personName, Emphasis.NONE)));
        return emphases;
    }

    private static ListLayout readLayout(JsonMembers profileMembers, ListSeparators separators) {
        return new ListLayout(
                readHeadings(profileMembers.memberObject("headings")),
                separators,
                RawAround.readMarkup(profileMembers));
    }

    private static Optional<VenueForm> readVenues(JsonMembers profileMembers) {
        return profileMembers.hasMember("venues")
                ? Optional.of(profileMembers.enumValue("venues", VenueForm.FULL))
                : Optional.empty();
    }

    private static HeadingStyle readHeadings(JsonMembers headingMembers) {
        HeadingStyle headingStyle =
                new HeadingStyle(
                        headingMembers.numberValue("level", 0),
                        headingMembers.booleanValue("blankLine", true));
        headingMembers.reportUnknown();
        return headingStyle;
    }

    /// `false` for no marks at all, or signs for marks in place of the usual ones.
    private static AuthorMarks readMarks(JsonMembers profileMembers, String signSeparator) {
        JsonNode marksNode = profileMembers.memberNode("marks");
        Optional<String> legendText = readLegend(profileMembers);
        boolean areRaised =
                profileMembers.enumValue("markStyle", MarkStyle.SUPERSCRIPT)
                        == MarkStyle.SUPERSCRIPT;
        if (marksNode.isBoolean() && !marksNode.asBoolean()) {
            return AuthorMarks.NONE;
        }
        Map<String, String> signs = new LinkedHashMap<>(USUAL_SIGNS);
        if (marksNode.isObject()) {
            signs.putAll(profileMembers.textMap("marks"));
            signs.values().removeIf(String::isEmpty);
        } else if (!marksNode.isBoolean() && !marksNode.isMissingNode()) {
            profileMembers.reportProblem(
                    "marks",
                    LocalizedSentence.of(
                            "should be true, false, or signs such as {\"equal\": \"*\"}"));
        }
        return new AuthorMarks(legendText, areRaised, signSeparator, signs);
    }

    private enum MarkStyle {
        SUPERSCRIPT,
        PLAIN
    }

    /// A text in place of what the marks mean, or `false` for none.
    private static Optional<String> readLegend(JsonMembers profileMembers) {
        JsonNode legendNode = profileMembers.memberNode("legend");
        if (!legendNode.isMissingNode() && !legendNode.isBoolean() && !legendNode.isString()) {
            profileMembers.reportProblem(
                    "legend", LocalizedSentence.of("should be true, false or a text"));
        }
        boolean isOff = legendNode.isBoolean() && !legendNode.asBoolean();
        return isOff ? Optional.empty() : Optional.of(legendNode.asString(""));
    }

    private ListSection readSection(JsonMembers sectionMembers) {
        ListSection listSection =
                new ListSection(
                        sectionMembers.textValue("heading", ""),
                        sectionMembers.textValue("where", ""),
                        splitWords(sectionMembers, "sort", "-date"),
                        sectionMembers.textValues("entries"),
                        readNumbering(sectionMembers),
                        new MatchSelection(
                                sectionMembers.numberValue("max", 0),
                                sectionMembers.textValue("prefer", ""),
                                sectionMembers.booleanValue("rest", false)),
                        splitWords(sectionMembers, "group", ""),
                        sectionMembers.textValue("empty", ""),
                        RawAround.readMarkup(sectionMembers));
        SectionOrder.unknownOrders(listSection.sortOrders())
                .forEach(problem -> sectionMembers.reportProblem("sort", problem));
        SectionOrder.unknownGroups(listSection.groupings())
                .forEach(problem -> sectionMembers.reportProblem("group", problem));
        rules.addAll(RuleReader.readRules(sectionMembers, sectionCount++));
        sectionMembers.reportUnknown();
        return listSection;
    }

    private static Numbering readNumbering(JsonMembers sectionMembers) {
        Parsed<Numbering> numbering = Numbering.parse(sectionMembers.textValue("number", ""));
        numbering
                .diagnostics()
                .forEach(
                        diagnostic -> sectionMembers.reportProblem("number", diagnostic.message()));
        return numbering.value();
    }

    private static List<String> splitWords(
            JsonMembers sectionMembers, String memberName, String defaultValue) {
        return Arrays.stream(sectionMembers.textValue(memberName, defaultValue).split("[,\\s]+"))
                .filter(startsWithComma -> !startsWithComma.isEmpty())
                .toList();
    }

    private static ListOutput readOutput(JsonMembers outputMembers) {
        boolean isInsertion = outputMembers.hasMember("into");
        ListOutput listOutput =
                new ListOutput(
                        outputMembers.enumValue("format", CvFormat.TEXT),
                        HomeFolder.expand(outputMembers.textValue(isInsertion ? "into" : "to", "")),
                        isInsertion);
        if (listOutput.fileName().isBlank()) {
            outputMembers.reportProblem(
                    "to",
                    LocalizedSentence.of(
                            "is missing: a file to write, or \"into\" for one of your own"));
        }
        if (listOutput.fileName().startsWith("~")) {
            outputMembers.reportProblem(
                    isInsertion ? "into" : "to",
                    LocalizedSentence.of(
                            "begins with ~ and a name: write ~/ for your own home folder, or the"
                                    + " full path"));
        }
        outputMembers.reportUnknown();
        return listOutput;
    }
}
