package octavo.integrations.citationrequests;

import octavo.conversion.ExportFormat;
import octavo.formats.bibtex.BibFormats;
import octavo.formats.csljson.CslJson;
import octavo.library.Library;
import octavo.library.Work;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What an editor wants picked entries as, with Better BibTeX's names of formats and parameters.
public final class CitationRequest {
    /// Where editors ask.
    public static final String PATH = "/better-bibtex/cayw";

    private static final String FORMATTED = "formatted-";

    private static final List<String> LATEX_FORMATS =
            List.of("latex", "natbib", "cite", "citep", "citet", "biblatex");

    /// Signs of a key that pandoc reads as the text after it, since no letter follows.
    private static final Pattern INNER_PUNCTUATION = Pattern.compile("[:.#$%&+?<>~/-](?!\\w)");

    private static final StyledText NO_STYLE =
            new StyledText() {
                @Override
                public String citation(List<Work> works) {
                    return "";
                }

                @Override
                public String bibliography(List<Work> works) {
                    return "";
                }
            };

    private final Map<String, String> parameters;
    private final String format;

    public CitationRequest(Map<String, String> parameters) {
        this.parameters = Map.copyOf(parameters);
        this.format = parameters.getOrDefault("format", "");
    }

    /// Picked entries in a style, for the formats that need one.
    public interface StyledText {
        String citation(List<Work> works);

        String bibliography(List<Work> works);
    }

    /// Whether it asks only whether somebody is there.
    public boolean isProbe() {
        return isSet("probe");
    }

    /// Whether the answer goes to the clipboard too.
    public boolean isForClipboard() {
        return isSet("clipboard");
    }

    /// Whether the entries that are selected in the window are meant, rather than picked ones.
    public boolean isForSelected() {
        return isSet("selected");
    }

    /// Whether the window is minimised afterwards.
    public boolean minimizesWindow() {
        return isSet("minimize");
    }

    /// Whether the entries are selected in the window afterwards.
    public boolean selectsEntries() {
        return isSet("select");
    }

    /// Whether TeXstudio is sent the citation too.
    public boolean isForTexstudio() {
        return isSet("texstudio");
    }

    private boolean isSet(String name) {
        return !parameters.getOrDefault(name, "").isEmpty();
    }

    /// Why it cannot be answered.
    public Optional<String> findProblem() {
        if (writerFor(NO_STYLE).isEmpty()) {
            String known = String.join(", ", writersByFormat(NO_STYLE).keySet());
            return Optional.of("There is no format %s; there are: %s.".formatted(format, known));
        }
        if (isForTexstudio() && !LATEX_FORMATS.contains(format)) {
            return Optional.of("TeXstudio takes a citation of LaTeX: say format=latex.");
        }
        String command = parameters.getOrDefault("command", "");
        if (!command.matches("[A-Za-z@]*\\*?")) {
            return Optional.of("%s is not a LaTeX command.".formatted(command));
        }
        return format.equals("translate") && translator().isEmpty()
                ? Optional.of("The translators are biblatex, bibtex and csljson.")
                : Optional.empty();
    }

    /// The entries in its format; nothing for no entry.
    public String writeCitation(List<PickedEntry> pickedEntries, StyledText styledText) {
        return pickedEntries.isEmpty()
                ? ""
                : writerFor(styledText).orElseThrow().apply(pickedEntries);
    }

    private Optional<Function<List<PickedEntry>, String>> writerFor(StyledText styledText) {
        return Optional.ofNullable(
                writersByFormat(styledText).get(format.isEmpty() ? "playground" : format));
    }

    private Map<String, Function<List<PickedEntry>, String>> writersByFormat(
            StyledText styledText) {
        Map<String, Function<List<PickedEntry>, String>> writers = new LinkedHashMap<>();
        for (String each : List.of("latex", "natbib", "cite", "citep", "citet")) {
            String command = each.startsWith("cite") ? each : "cite";
            writers.put(
                    each,
                    pickedEntries -> LatexCitations.natbib(commandOr(command), pickedEntries));
        }
        writers.put(
                "biblatex",
                pickedEntries -> LatexCitations.biblatex(commandOr("autocite"), pickedEntries));
        writers.put(
                "mmd",
                pickedEntries -> joinEntries(pickedEntries, "", each -> "[#" + each.key() + "][]"));
        writers.put("pandoc", this::pandoc);
        writers.put(
                "typst", pickedEntries -> joinEntries(pickedEntries, " ", CitationRequest::typst));
        writers.put(
                "asciidoctor-bibtex",
                pickedEntries ->
                        "cite:["
                                + joinEntries(pickedEntries, ", ", CitationRequest::asciidoctor)
                                + "]");
        writers.put(
                "scannable-cite",
                pickedEntries -> joinEntries(pickedEntries, "", CitationRequest::scannable));
        writers.put(
                FORMATTED + "citation",
                pickedEntries -> styledText.citation(worksOf(pickedEntries)));
        writers.put(
                FORMATTED + "bibliography",
                pickedEntries -> styledText.bibliography(worksOf(pickedEntries)));
        writers.put("translate", this::translate);
        writers.put("json", CitationRequest::toJson);
        writers.put("simple-json", CitationRequest::toSimpleJson);
        writers.put("playground", this::playground);
        return writers;
    }

    private String commandOr(String usualCommand) {
        return isSet("command") ? parameters.getOrDefault("command", usualCommand) : usualCommand;
    }

    private static List<Work> worksOf(List<PickedEntry> pickedEntries) {
        return pickedEntries.stream().map(PickedEntry::work).toList();
    }

    private static String joinEntries(
            List<PickedEntry> pickedEntries,
            String separator,
            Function<PickedEntry, String> writeEntry) {
        return pickedEntries.stream().map(writeEntry).collect(Collectors.joining(separator));
    }

    private String pandoc(List<PickedEntry> pickedEntries) {
        String citations = joinEntries(pickedEntries, "; ", CitationRequest::pandoc);
        return isSet("brackets") ? "[" + citations + "]" : citations;
    }

    private static String pandoc(PickedEntry entry) {
        String key =
                entry.key().matches("\\w[\\w:.#$%&+?<>~/-]*")
                                && !INNER_PUNCTUATION.matcher(entry.key()).find()
                        ? entry.key()
                        : "{" + entry.key() + "}";
        return (entry.prefix().isEmpty() ? "" : entry.prefix() + " ")
                + (entry.hidesAuthor() ? "-@" : "@")
                + key
                + (entry.locator().isEmpty() ? "" : ", " + entry.pageLocator())
                + (entry.suffix().isEmpty() ? "" : " " + entry.suffix());
    }

    private static String typst(PickedEntry entry) {
        String key =
                entry.key().matches("[\\w.:-]+")
                        ? "<" + entry.key() + ">"
                        : "label(\"" + entry.key().replaceAll("[\\\\\"]", "\\\\$0") + "\")";
        String note =
                List.of(entry.pageLocator(), entry.suffix()).stream()
                        .filter(each -> !each.isEmpty())
                        .collect(Collectors.joining(", "));
        return (entry.prefix().isEmpty() ? "" : entry.prefix() + " ")
                + "#cite("
                + key
                + (note.isEmpty() ? "" : ", supplement: [" + note + "]")
                + (entry.hidesAuthor() ? ", form: \"year\"" : "")
                + ")";
    }

    private static String asciidoctor(PickedEntry entry) {
        return entry.key() + (entry.locator().isEmpty() ? "" : "(" + entry.locator() + ")");
    }

    /// The fields of a mark of the ODF scanner; Octavo's entries have a key where Zotero's have an
    /// address.
    private static String scannable(PickedEntry entry) {
        String names = entry.work().authorFamilyNames() + ", " + entry.work().shownYear();
        return List.of(
                        "{" + entry.prefix(),
                        (entry.hidesAuthor() ? "-" : "") + names,
                        entry.pageLocator(),
                        entry.suffix(),
                        "bib:" + entry.key() + "}")
                .stream()
                .collect(Collectors.joining(" | "));
    }

    private Optional<ExportFormat> translator() {
        String name = parameters.getOrDefault("translator", "");
        String foldedName = name.toLowerCase(Locale.ROOT).replaceAll("better|[^a-z]", "");
        return switch (foldedName) {
            case "", "biblatex" -> Optional.of(BibFormats.BIBLATEX);
            case "bibtex" -> Optional.of(BibFormats.BIBTEX);
            case "csljson" -> Optional.of(CslJson.FORMAT);
            default -> Optional.empty();
        };
    }

    /// Entries of several libraries each come with what they need from their own.
    private String translate(List<PickedEntry> pickedEntries) {
        ExportFormat wantedFormat = translator().orElseThrow();
        if (wantedFormat.equals(CslJson.FORMAT)) {
            return CslJson.of(worksOf(pickedEntries)).text();
        }
        Map<Library, List<Work>> worksByLibrary = new LinkedHashMap<>();
        worksOf(pickedEntries)
                .forEach(work ->
                        worksByLibrary
                                .computeIfAbsent(work.library(), _ -> new ArrayList<>())
                                .add(work));
        return worksByLibrary.entrySet().stream()
                .map(each -> wantedFormat.exportWorks(each.getKey(), each.getValue()).text())
                .collect(Collectors.joining("\n"));
    }

    private static String toJson(List<PickedEntry> pickedEntries) {
        ArrayNode array = JsonMapper.shared().createArrayNode();
        for (PickedEntry each : pickedEntries) {
            ObjectNode entry =
                    array.addObject()
                            .put("citationKey", each.key())
                            .put("prefix", each.prefix())
                            .put("locator", each.locator())
                            .put("suffix", each.suffix())
                            .put("suppressAuthor", each.hidesAuthor());
            String item = CslJson.of(List.of(each.work())).text();
            JsonMapper.shared().readTree(item).forEach(itemNode -> entry.set("item", itemNode));
        }
        return array.toString();
    }

    private static String toSimpleJson(List<PickedEntry> pickedEntries) {
        ArrayNode array = JsonMapper.shared().createArrayNode();
        pickedEntries.forEach(each ->
                array.addObject().put("referenceId", each.key()).put("citationKey", each.key()));
        return array.toString();
    }

    private String playground(List<PickedEntry> pickedEntries) {
        String separator = parameters.getOrDefault("separator", ",");
        return parameters.getOrDefault("citeprefix", "")
                + joinEntries(
                        pickedEntries,
                        separator,
                        each ->
                                parameters.getOrDefault("keyprefix", "")
                                        + each.key()
                                        + parameters.getOrDefault("keypostfix", ""))
                + parameters.getOrDefault("citepostfix", "");
    }
}
