package octavo.integrations.betterbibtex;

import octavo.exporting.ExportFormat;
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
/// @param library the name of an open library, or its place among them from 1; 0 is the first too
/// @param group a group by name or path; empty for the whole library
/// @param format the ending that the request has
/// @param isShortened whether venues should be abbreviated
public record ExportRequest(
        String library, Optional<String> group, String format, boolean isShortened) {
    private static final String LIBRARY = "/better-bibtex/library";
    private static final String COLLECTION = "/better-bibtex/collection";

    /// An open library.
    ///
    /// @param name its file’s name
    public record OpenLibrary(String name, Library library) {
        private boolean isCalled(String wanted) {
            return name.equalsIgnoreCase(wanted)
                    || name.replaceFirst("(?i)\\.bib$", "").equalsIgnoreCase(wanted);
        }
    }

    /// What a request is answered.
    ///
    /// @param status of HTTP
    public record ExportAnswer(int status, String text) {}

    /// Whether programs ask for libraries at a path.
    public static boolean isAt(String path) {
        return path.equals(LIBRARY) || path.equals(COLLECTION);
    }

    /// What a program asks for at a path.
    ///
    /// @param parameters the first of which, unlike the others, is a place and not a name
    /// @return empty if there is no such place
    public static Optional<ExportRequest> of(String path, Map<String, String> parameters) {
        String place =
                parameters.entrySet().stream().findFirst().map(ExportRequest::whole).orElse("");
        int slash = place.indexOf('/', 1);
        int dot = place.lastIndexOf('.');
        if (!place.startsWith("/") || slash < 2 || dot <= slash + 1) {
            return Optional.empty();
        }
        return Optional.of(
                new ExportRequest(
                        place.substring(1, slash),
                        path.equals(COLLECTION)
                                ? Optional.of(place.substring(slash + 1, dot))
                                : Optional.empty(),
                        place.substring(dot + 1).toLowerCase(Locale.ROOT),
                        parameters.getOrDefault("useJournalAbbreviation", "").equals("true")));
    }

    private static String whole(Map.Entry<String, String> parameter) {
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
    /// @param open the open libraries in their order
    public ExportAnswer answer(List<OpenLibrary> open) {
        Optional<ExportFormat> wantedFormat = ExportFormats.called(format);
        if (wantedFormat.isEmpty()) {
            String ids =
                    ExportFormats.ALL_FORMATS.stream()
                            .map(ExportFormat::id)
                            .collect(Collectors.joining(", "));
            return refusal(400, "There is no format %s; there are: %s.".formatted(format, ids));
        }
        if (isShortened) {
            return refusal(400, "Octavo sends venues as the library has them.");
        }
        Optional<OpenLibrary> found = found(open);
        if (found.isEmpty()) {
            String names = open.stream().map(OpenLibrary::name).collect(Collectors.joining(", "));
            return refusal(404, "No library %s is open; there are: %s.".formatted(library, names));
        }
        return group.isEmpty()
                ? exported(found.get().library(), Query.ALL, wantedFormat.get())
                : group(found.get(), group.get(), wantedFormat.get());
    }

    private Optional<OpenLibrary> found(List<OpenLibrary> open) {
        return open.stream()
                .filter(each -> each.isCalled(library))
                .findFirst()
                .or(() ->
                        library.matches("\\d{1,4}")
                                ? open.stream()
                                        .skip(Math.max(0, Integer.parseInt(library) - 1))
                                        .findFirst()
                                : Optional.empty());
    }

    private static ExportAnswer group(OpenLibrary open, String name, ExportFormat wanted) {
        GroupTree groups = GroupTree.of(open.library());
        if (!groups.hasGroup(name)) {
            String names = String.join(", ", groups.groupsByPath().keySet());
            return refusal(
                    404,
                    names.isEmpty()
                            ? "%s has no groups.".formatted(open.name())
                            : "%s has no group %s; there are: %s."
                                    .formatted(open.name(), name, names));
        }
        return exported(open.library(), new Query.GroupQuery(name), wanted);
    }

    private static ExportAnswer exported(Library library, Query query, ExportFormat wanted) {
        BitSet slots = PartialIndex.of(library).matchingSlots(query);
        List<Work> works =
                Work.allOf(library)
                        .filter(work -> !work.key().isEmpty())
                        .filter(work -> slots.get(library.slots().get(work.index()).number()))
                        .toList();
        return new ExportAnswer(200, wanted.exportWorks(library, works).text());
    }

    private static ExportAnswer refusal(int status, String why) {
        return new ExportAnswer(status, why + "\n");
    }
}
