package octavo.projects;

import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUps;
import octavo.library.BibDialect;
import octavo.storage.ContentPaths;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;
import octavo.venues.VenueForm;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// How a paper wants its references: what its `octavo.json` says.
///
/// @param libraries where they come from
/// @param into the paper's own file
/// @param outputs further files of what it cites, in the format that their endings say
/// @param dialect the dialect of that file; as the library has it if not given
/// @param venues how journals and conferences are written; as the library has them if not given
/// @param cleanUps what else is changed in them
public record ProjectProfile(
        List<Path> libraries,
        Optional<Path> into,
        List<Path> outputs,
        Optional<BibDialect> dialect,
        Optional<VenueForm> venues,
        List<CleanUp> cleanUps) {
    /// What the file is called.
    public static final String FILE_NAME = "octavo.json";

    /// What it may say; `check` is only for `octavo check`.
    public static final Set<String> MEMBERS =
            Set.of(
                    "library", "into", "outputs", "format", "venues", "letters", "without", "tidy",
                    "check");

    /// What `without` calls the fields that are for the owner alone: the default.
    private static final String PERSONAL = "personal";

    /// What a paper wants that says nothing.
    public static final ProjectProfile PLAIN =
            new ProjectProfile(
                    List.of(),
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    CleanUps.findCleanUp("drop:" + PERSONAL).stream().toList());

    public ProjectProfile {
        libraries = List.copyOf(libraries);
        outputs = List.copyOf(outputs);
        cleanUps = List.copyOf(cleanUps);
    }

    /// Whether fields for the owner alone stay out, unless the paper's file has them already.
    public boolean sparesPersonal() {
        return cleanUps.stream().anyMatch(it -> it.name().equals(CleanUps.DROP_PERSONAL));
    }

    /// Whether entries are written as their library has them.
    public boolean isPlain() {
        return dialect.isEmpty() && venues.isEmpty() && cleanUps.isEmpty();
    }

    /// Whether a folder has one.
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(FILE_NAME));
    }

    /// The rule for files that the content of a folder names.
    public static ContentPaths rule(Path folder) throws IOException {
        return ContentPaths.of(folder.resolve(FILE_NAME));
    }

    /// Reads that of a folder; [#PLAIN] where there is none.
    ///
    /// @throws octavo.storage.UnconfirmedPath if it is a link that leads out of the folder
    public static ProjectProfile load(Path folder) throws IOException {
        Path file = folder.resolve(FILE_NAME);
        if (!Files.isRegularFile(file)) {
            return PLAIN;
        }
        try {
            byte[] bytes = Files.readAllBytes(rule(folder).readable(file));
            return new ProfileReader(file, JsonMapper.shared().readTree(bytes)).profile();
        } catch (JacksonException wrong) {
            throw new WordedException(
                    file,
                    LocalizedSentence.of(
                            "it is not valid JSON: {0}",
                            String.valueOf(wrong.getOriginalMessage())));
        }
    }

    /// Reads one profile.
    private record ProfileReader(Path file, JsonNode json) {
        ProjectProfile profile() throws IOException {
            if (!json.isObject()) {
                throw wrong(LocalizedSentence.of("it should be an object in braces"));
            }
            for (String name : json.propertyNames()) {
                if (!MEMBERS.contains(name)) {
                    throw wrong(LocalizedSentence.of("“{0}” is unknown there", name));
                }
            }
            List<Path> libraries = paths("library");
            List<String> into = texts("into");
            return new ProjectProfile(
                    libraries,
                    into.isEmpty() ? Optional.empty() : Optional.of(bibliography(into.getFirst())),
                    paths("outputs"),
                    constant("format", BibDialect.values()),
                    constant("venues", VenueForm.values()),
                    cleanUps());
        }

        private List<CleanUp> cleanUps() throws IOException {
            List<String> names = new ArrayList<>();
            List<String> without = json.has("without") ? texts("without") : List.of(PERSONAL);
            without.forEach(field -> names.add("drop:" + field));
            for (String letters : texts("letters")) {
                switch (letters) {
                    case "unicode" -> names.add("latex-to-unicode");
                    case "latex" -> names.add("unicode-to-latex");
                    default -> throw unknown("letters", letters, "unicode, latex");
                }
            }
            names.addAll(texts("tidy"));
            List<CleanUp> cleanUps = new ArrayList<>();
            for (String name : names) {
                cleanUps.add(
                        CleanUps.findCleanUp(name)
                                .orElseThrow(() ->
                                        wrong(
                                                LocalizedSentence.of(
                                                        "there is no clean-up “{0}”; octavo tidy"
                                                                + " --help lists them",
                                                        name))));
            }
            return cleanUps;
        }

        private <E extends Enum<E>> Optional<E> constant(String name, E[] constants)
                throws IOException {
            for (String text : texts(name)) {
                for (E constant : constants) {
                    if (constant.name().equalsIgnoreCase(text)) {
                        return Optional.of(constant);
                    }
                }
                throw unknown(name, text, Arrays.toString(constants).toLowerCase(Locale.ROOT));
            }
            return Optional.empty();
        }

        /// One text or several.
        private List<String> texts(String name) throws IOException {
            List<String> texts = new ArrayList<>();
            JsonNode value = json.path(name);
            for (JsonNode each : value.isArray() ? value.values() : List.of(value)) {
                if (each.isString()) {
                    texts.add(each.stringValue());
                } else if (!each.isMissingNode()) {
                    throw wrong(LocalizedSentence.of("“{0}” should be text", name));
                }
            }
            return texts;
        }

        private List<Path> paths(String name) throws IOException {
            List<Path> paths = new ArrayList<>();
            for (String each : texts(name)) {
                paths.add(path(each));
            }
            return paths;
        }

        private Path path(String name) throws IOException {
            try {
                return file.resolveSibling(name).normalize();
            } catch (InvalidPathException _) {
                throw wrong(LocalizedSentence.of("“{0}” cannot be a file’s name", name));
            }
        }

        /// Any other file would get entries appended that it is not made for.
        private Path bibliography(String name) throws IOException {
            Path path = path(name);
            if (!path.toString().endsWith(".bib")) {
                throw wrong(LocalizedSentence.of("“{0}” should end in .bib", name));
            }
            return path;
        }

        private IOException unknown(String name, String text, String known) {
            return wrong(
                    LocalizedSentence.of(
                            "“{0}” of “{1}” is unknown; there are: {2}", text, name, known));
        }

        private IOException wrong(LocalizedSentence why) {
            return new WordedException(file, why);
        }
    }
}
