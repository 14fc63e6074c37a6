package octavo.integrations.citationrequests;

import octavo.conversion.ExportFormat;
import octavo.formats.ExportFormats;
import octavo.library.Library;
import octavo.library.Work;
import octavo.search.PartialIndex;
import octavo.search.Query;
import octavo.search.groups.GroupTree;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// A program’s request for a whole library or one of its groups, with Better BibTeX’s addresses:
/// `library?/1/library.biblatex`, `collection?/papers/Thesis.bibtex`.
///
/// @param libraryName the name of an open library, or its place among them from 1; 0 is the first
///   too
/// @param groupName a group by name or path; empty for the whole library
/// @param format the ending that the request has
/// @param wantsAbbreviations whether venues should be abbreviated
public record ExportRequest(
        String libraryName, Optional<String> groupName, String format, boolean wantsAbbreviations) {
    private static final String LIBRARY = "/better-bibtex/library";
    private static final String COLLECTION = "/better-bibtex/collection";

    /// An open library.
    ///
    /// @param name its file’s name
    public record OpenLibrary(String name, Library library) {
        private boolean isCalled(String wantedFormat) {
            return name.equalsIgnoreCase(wantedFormat)
                    || name.replaceFirst("(?i)\\.bib$", "").equalsIgnoreCase(wantedFormat);
        }
    }

    /// What a request is answered.
    ///
    /// @param status of HTTP
    public record ExportAnswer(int status, String text) {}

    /// Whether programs ask for libraries at a path.
    public static boolean handlesPath(String path) {
        return path.equals(LIBRARY) || path.equals(COLLECTION);
    }

    /// What a program asks for at a path.
    ///
    /// @param parameters the first of which, unlike the others, is a place and not a name
    /// @return empty if there is no such place
    public static Optional<ExportRequest> of(String path, Map<String, String> parameters) {
        String libraryPlace =
                parameters.entrySet().stream()
                        .findFirst()
                        .map(ExportRequest::parameterText)
                        .orElse("");
        int slash = libraryPlace.indexOf('/', 1);
        int dot = libraryPlace.lastIndexOf('.');
        if (!libraryPlace.startsWith("/") || slash < 2 || dot <= slash + 1) {
            return Optional.empty();
        }
        return Optional.of(
                new ExportRequest(
                        libraryPlace.substring(1, slash),
                        path.equals(COLLECTION)
                                ? Optional.of(libraryPlace.substring(slash + 1, dot))
                                : Optional.empty(),
                        libraryPlace.substring(dot + 1).toLowerCase(Locale.ROOT),
                        parameters.getOrDefault("useJournalAbbreviation", "").equals("true")));
    }

    private static String parameterText(Map.Entry<String, String> parameter) {
        return parameter.getValue().isEmpty()
                ? parameter.getKey()
                : parameter.getKey() + "=" + parameter.getValue();
    }

    /// How to ask.
    public static String usage() {
        return "Ask for %s?/LIBRARY/library.FORMAT or %s?/LIBRARY/GROUP.FORMAT."
                .formatted(LIBRARY, COLLECTION);
    }

    /// Exports what is asked for.
    ///
    /// @param openLibraries the open libraries in their order
    public ExportAnswer answer(List<OpenLibrary> openLibraries) {
        Optional<ExportFormat> wantedFormat = ExportFormats.called(format);
        if (wantedFormat.isEmpty()) {
            String ids =
                    ExportFormats.ALL_FORMATS.stream()
                            .map(ExportFormat::id)
                            .collect(Collectors.joining(", "));
            return refusal(400, "There is no format %s; there are: %s.".formatted(format, ids));
        }
        if (wantsAbbreviations) {
            return refusal(400, "Octavo sends venues as the library has them.");
        }
        Optional<OpenLibrary> openLibrary = findLibrary(openLibraries);
        if (openLibrary.isEmpty()) {
            String knownNames =
                    openLibraries.stream().map(OpenLibrary::name).collect(Collectors.joining(", "));
            return refusal(
                    404,
                    "No library %s is open; there are: %s.".formatted(libraryName, knownNames));
        }
        return groupName.isEmpty()
                ? exportEntries(openLibrary.get().library(), Query.ALL, wantedFormat.get())
                : exportGroup(openLibrary.get(), groupName.get(), wantedFormat.get());
    }

    private Optional<OpenLibrary> findLibrary(List<OpenLibrary> openLibraries) {
        return openLibraries.stream()
                .filter(each -> each.isCalled(libraryName))
                .findFirst()
                .or(() ->
                        libraryName.matches("\\d{1,4}")
                                ? openLibraries.stream()
                                        .skip(Math.max(0, Integer.parseInt(libraryName) - 1))
                                        .findFirst()
                                : Optional.empty());
    }

    private static ExportAnswer exportGroup(
            OpenLibrary openLibrary, String name, ExportFormat wantedFormat) {
        GroupTree groups = GroupTree.of(openLibrary.library());
        if (!groups.hasGroup(name)) {
            String knownNames = String.join(", ", groups.groupsByPath().keySet());
            return refusal(
                    404,
                    knownNames.isEmpty()
                            ? "%s has no groups.".formatted(openLibrary.name())
                            : "%s has no group %s; there are: %s."
                                    .formatted(openLibrary.name(), name, knownNames));
        }
        return exportEntries(openLibrary.library(), new Query.GroupQuery(name), wantedFormat);
    }

    private static ExportAnswer exportEntries(
            Library library, Query query, ExportFormat wantedFormat) {
        BitSet slots = PartialIndex.of(library).matchingSlots(query);
        List<Work> works =
                Work.allOf(library)
                        .filter(work -> !work.key().isEmpty())
                        .filter(work -> slots.get(library.slots().get(work.index()).number()))
                        .toList();
        return new ExportAnswer(200, wantedFormat.exportWorks(library, works).text());
    }

    private static ExportAnswer refusal(int status, String refusalText) {
        return new ExportAnswer(status, refusalText + "\n");
    }
}
