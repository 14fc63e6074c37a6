package octavo.cv.profile;

import octavo.convert.ListWords;
import octavo.convert.csl.LanguageTags;
import octavo.cv.profile.Profile.Choice;
import octavo.cv.profile.Profile.Form;
import octavo.cv.profile.Profile.Headings;
import octavo.cv.profile.Profile.Marking;
import octavo.cv.profile.Profile.Output;
import octavo.cv.profile.Profile.Picking;
import octavo.cv.profile.Profile.Section;
import octavo.cv.profile.Profile.Superseded;
import octavo.names.NameForm;
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
    public static final Map<String, String> SIGNS =
            Map.of("equal", "*", "corresponding", "†", "presenter", "○", "alphabetical", "◇");

    private final String name;
    private final List<LocalizedSentence> problems = new ArrayList<>();
    private final List<FunderRule> rules = new ArrayList<>();
    private int sections;

    private ProfileReader(String name) {
        this.name = name;
    }

    /// A profile, its description, the rules of those who request such a list, and messages about
    /// problems.
    public record Read(
            Profile profile,
            String about,
            List<FunderRule> rules,
            List<LocalizedSentence> problems) {
        public Read {
            rules = List.copyOf(rules);
            problems = List.copyOf(problems);
        }
    }

    public static Read read(String name, JsonNode profile) {
        ProfileReader reader = new ProfileReader(name);
        JsonMembers members = new JsonMembers(profile, "profiles." + name, reader.problems);
        String about = members.text("about", "");
        if (!members.text("like", "").isEmpty()) {
            String all = String.join(", ", Profiles.SHIPPED);
            members.say("like", LocalizedSentence.of("should be one of: {0}", all));
        }
        RuleReader.read(members, FunderRule.EVERYWHERE).forEach(reader.rules::add);
        Profile read = reader.profile(members);
        return new Read(read, about, reader.rules, reader.problems);
    }

    private Profile profile(JsonMembers members) {
        String locale = locale(members);
        ListSeparators separators = ListSeparators.read(members.members("separators"));
        Profile profile =
                new Profile(
                        name,
                        locale,
                        form(members.members("entry")),
                        names(members, ListWords.of(locale)),
                        marks(members, separators.marks()),
                        members.choice("superseded", Superseded.HIDE),
                        new Choice(
                                Set.copyOf(members.texts("hide")),
                                members.map("notes"),
                                members.flag("summary", false),
                                members.flag("mine", false),
                                members.flag("volumes", true)),
                        layout(members, separators),
                        venues(members),
                        members.list("sections").stream().map(this::section).toList(),
                        members.list("outputs").stream().map(ProfileReader::output).toList());
        members.done();
        return profile.sections().isEmpty() ? profile.withSections(List.of(Section.ALL)) : profile;
    }

    private static String locale(JsonMembers members) {
        String said = members.text("locale", "");
        String tag = LanguageTags.tag(said);
        if (tag.isEmpty() && !said.isBlank()) {
            members.say(
                    "locale",
                    LocalizedSentence.of(
                            "is {0}, which is not a language tag such as en-GB", said));
        }
        return tag;
    }

    private Form form(JsonMembers entry) {
        String csl = entry.text("csl", "");
        String template = entry.text("template", "");
        String text = String.join("\n", entry.texts("text"));
        entry.done();
        if (Stream.of(csl, template, text).filter(each -> !each.isEmpty()).count() > 1) {
            entry.say(
                    "csl",
                    LocalizedSentence.of("excludes template and text: give one of the three"));
        }
        if (!csl.isEmpty()) {
            return new Form.Csl(csl);
        }
        return new Form.Own(text.isEmpty() ? shipped(entry, template) : parsed(entry, text));
    }

    private Template shipped(JsonMembers entry, String id) {
        String wanted = id.isEmpty() ? ShippedTemplates.FIRST : id;
        return ShippedTemplates.text(wanted)
                .map(text -> parsed(entry, text))
                .orElseGet(() -> {
                    String all = String.join(", ", ShippedTemplates.IDS);
                    entry.say(
                            "template",
                            LocalizedSentence.of("is {0}, but should be one of: {1}", id, all));
                    return shipped(entry, ShippedTemplates.FIRST);
                });
    }

    private static Template parsed(JsonMembers entry, String text) {
        Parsed<Template> parsed = Template.parse(text, TemplateNames::isKnown);
        parsed.diagnostics()
                .forEach(wrong ->
                        entry.say(
                                "text",
                                LocalizedSentence.of(
                                        "at character {0}: {1}",
                                        wrong.where().start() + 1, wrong.message())));
        return parsed.value();
    }

    private static NameForms names(JsonMembers profile, ListWords words) {
        JsonMembers self = profile.members("self");
        JsonMembers names = profile.members("names");
        JsonMembers etAl = profile.members("etAl");
        String last = names.text("last", " " + words.say("and") + " ");
        NameForms forms =
                new NameForms(
                        names.choice("form", NameForm.GIVEN_FIRST),
                        names.text("joint", ", "),
                        last,
                        names.text("two", betweenTwo(last)),
                        etAl.number("after", 0),
                        etAl.flag("keepSelf", true),
                        self.choice("emphasis", Emphasis.NONE),
                        self.texts("names"),
                        emphases(profile.members("emphasis")));
        List.of(self, names, etAl).forEach(JsonMembers::done);
        return forms;
    }

    /// Two names have no comma before the word that joins them.
    private static String betweenTwo(String last) {
        boolean word = last.startsWith(",") && !last.substring(1).isBlank();
        return word ? last.substring(1) : last;
    }

    private static Map<String, Emphasis> emphases(JsonMembers members) {
        Map<String, Emphasis> emphases = new LinkedHashMap<>();
        members.names().forEach(who -> emphases.put(who, members.choice(who, Emphasis.NONE)));
        return emphases;
    }

    private static ListLayout layout(JsonMembers profile, ListSeparators separators) {
        return new ListLayout(
                headings(profile.members("headings")), separators, RawAround.read(profile));
    }

    private static Optional<VenueForm> venues(JsonMembers profile) {
        return profile.has("venues")
                ? Optional.of(profile.choice("venues", VenueForm.FULL))
                : Optional.empty();
    }

    private static Headings headings(JsonMembers headings) {
        Headings read = new Headings(headings.number("level", 0), headings.flag("blankLine", true));
        headings.done();
        return read;
    }

    /// `false` for no marks at all, or signs for marks in place of the usual ones.
    private static Marking marks(JsonMembers profile, String joint) {
        JsonNode marks = profile.node("marks");
        Optional<String> legend = legend(profile);
        boolean raised =
                profile.choice("markStyle", MarkStyle.SUPERSCRIPT) == MarkStyle.SUPERSCRIPT;
        if (marks.isBoolean() && !marks.asBoolean()) {
            return Marking.NONE;
        }
        Map<String, String> signs = new LinkedHashMap<>(SIGNS);
        if (marks.isObject()) {
            signs.putAll(profile.map("marks"));
            signs.values().removeIf(String::isEmpty);
        } else if (!marks.isBoolean() && !marks.isMissingNode()) {
            profile.say(
                    "marks",
                    LocalizedSentence.of(
                            "should be true, false, or signs such as {\"equal\": \"*\"}"));
        }
        return new Marking(legend, raised, joint, signs);
    }

    private enum MarkStyle {
        SUPERSCRIPT,
        PLAIN
    }

    /// A text in place of what the marks mean, or `false` for none.
    private static Optional<String> legend(JsonMembers profile) {
        JsonNode legend = profile.node("legend");
        if (!legend.isMissingNode() && !legend.isBoolean() && !legend.isString()) {
            profile.say("legend", LocalizedSentence.of("should be true, false or a text"));
        }
        boolean isOff = legend.isBoolean() && !legend.asBoolean();
        return isOff ? Optional.empty() : Optional.of(legend.asString(""));
    }

    private Section section(JsonMembers section) {
        Section read =
                new Section(
                        section.text("heading", ""),
                        section.text("where", ""),
                        words(section, "sort", "-date"),
                        section.texts("entries"),
                        numbering(section),
                        new Picking(
                                section.number("max", 0),
                                section.text("prefer", ""),
                                section.flag("rest", false)),
                        words(section, "group", ""),
                        section.text("empty", ""),
                        RawAround.read(section));
        SectionOrder.unknown(read.sort()).forEach(problem -> section.say("sort", problem));
        SectionOrder.unknownGroups(read.group()).forEach(problem -> section.say("group", problem));
        rules.addAll(RuleReader.read(section, sections++));
        section.done();
        return read;
    }

    private static Numbering numbering(JsonMembers section) {
        Parsed<Numbering> number = Numbering.parse(section.text("number", ""));
        number.diagnostics().forEach(wrong -> section.say("number", wrong.message()));
        return number.value();
    }

    private static List<String> words(JsonMembers section, String name, String otherwise) {
        return Arrays.stream(section.text(name, otherwise).split("[,\\s]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /// A sidecar moves between computers with different home folders.
    private static String expanded(String file) {
        return file.startsWith("~/") ? System.getProperty("user.home") + file.substring(1) : file;
    }

    private static Output output(JsonMembers output) {
        boolean into = output.has("into");
        Output read =
                new Output(
                        output.choice("format", CvFormat.TEXT),
                        expanded(output.text(into ? "into" : "to", "")),
                        into);
        if (read.file().isBlank()) {
            output.say(
                    "to",
                    LocalizedSentence.of(
                            "is missing: a file to write, or \"into\" for one of your own"));
        }
        if (read.file().startsWith("~")) {
            output.say(
                    into ? "into" : "to",
                    LocalizedSentence.of(
                            "begins with ~ and a name: write ~/ for your own home folder, or the"
                                    + " full path"));
        }
        output.done();
        return read;
    }
}
