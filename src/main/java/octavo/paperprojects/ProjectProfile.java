package octavo.paperprojects;

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
/// @param targetPath the paper's own file
/// @param outputs further files of what it cites, in the format that their endings say
/// @param dialect the dialect of that file; as the library has it if not given
/// @param venueForm how journals and conferences are written; as the library has them if not given
/// @param cleanUps what else is changed in them
public record ProjectProfile(
        List<Path> libraries,
        Optional<Path> targetPath,
        List<Path> outputs,
        Optional<BibDialect> dialect,
        Optional<VenueForm> venueForm,
        List<CleanUp> cleanUps) {
    /// What the file is called.
    public static final String FILE_NAME = "octavo.json";

    /// What it may say; for `check` see [CheckRules].
    public static final Set<String> MEMBERS =
            Set.of(
                    "library", "into", "outputs", "format", "venues", "letters", "without", "tidy",
                    "check");

    /// What `droppedFields` calls the fields that are for the owner alone: the default.
    private static final String PERSONAL_FIELDS = "personal";

    /// What a paper wants that says nothing.
    public static final ProjectProfile PLAIN =
            new ProjectProfile(
                    List.of(),
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    CleanUps.findCleanUp("drop:" + PERSONAL_FIELDS).stream().toList());

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
        return dialect.isEmpty() && venueForm.isEmpty() && cleanUps.isEmpty();
    }

    /// Whether a folder has one.
    public static boolean existsIn(Path folder) {
        return Files.isRegularFile(folder.resolve(FILE_NAME));
    }

    /// The rule for files that the content of a folder names.
    public static ContentPaths contentPathsOf(Path folder) throws IOException {
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
            byte[] bytes = Files.readAllBytes(contentPathsOf(folder).readable(file));
            return new ProfileReader(file, JsonMapper.shared().readTree(bytes)).readProfile();
        } catch (JacksonException jacksonException) {
            throw new WordedException(
                    file,
                    LocalizedSentence.of(
                            "it is not valid JSON: {0}",
                            String.valueOf(jacksonException.getOriginalMessage())));
        }
    }

    /// Reads one profile.
    private record ProfileReader(Path profilePath, JsonNode profileNode) {
        ProjectProfile readProfile() throws IOException {
            if (!profileNode.isObject()) {
                throw wrongProfile(LocalizedSentence.of("it should be an object in braces"));
            }
            for (String name : profileNode.propertyNames()) {
                if (!MEMBERS.contains(name)) {
                    throw wrongProfile(LocalizedSentence.of("“{0}” is unknown there", name));
                }
            }
            List<Path> libraries = readPaths("library");
            List<String> targetNames = readTexts("into");
            return new ProjectProfile(
                    libraries,
                    targetNames.isEmpty()
                            ? Optional.empty()
                            : Optional.of(resolveBibliography(targetNames.getFirst())),
                    readPaths("outputs"),
                    readConstant("format", BibDialect.values()),
                    readConstant("venues", VenueForm.values()),
                    readCleanUps());
        }

        private List<CleanUp> readCleanUps() throws IOException {
            List<String> names = new ArrayList<>();
            List<String> droppedFields =
                    profileNode.has("without") ? readTexts("without") : List.of(PERSONAL_FIELDS);
            droppedFields.forEach(field -> names.add("drop:" + field));
            for (String letterForm : readTexts("letters")) {
                switch (letterForm) {
                    case "unicode" -> names.add("latex-to-unicode");
                    case "latex" -> names.add("unicode-to-latex");
                    default -> throw unknownValue("letters", letterForm, "unicode, latex");
                }
            }
            names.addAll(readTexts("tidy"));
            List<CleanUp> cleanUps = new ArrayList<>();
            for (String name : names) {
                cleanUps.add(
                        CleanUps.findCleanUp(name)
                                .orElseThrow(() ->
                                        wrongProfile(
                                                LocalizedSentence.of(
                                                        "there is no clean-up “{0}”; octavo tidy"
                                                                + " --help lists them",
                                                        name))));
            }
            return cleanUps;
        }

        private <E extends Enum<E>> Optional<E> readConstant(String name, E[] constants)
                throws IOException {
            for (String text : readTexts(name)) {
                for (E constant : constants) {
                    if (constant.name().equalsIgnoreCase(text)) {
                        return Optional.of(constant);
                    }
                }
                throw unknownValue(name, text, Arrays.toString(constants).toLowerCase(Locale.ROOT));
            }
            return Optional.empty();
        }

        /// One text or several.
        private List<String> readTexts(String name) throws IOException {
            List<String> texts = new ArrayList<>();
            JsonNode value = profileNode.path(name);
            for (JsonNode each : value.isArray() ? value.values() : List.of(value)) {
                if (each.isString()) {
                    texts.add(each.stringValue());
                } else if (!each.isMissingNode()) {
                    throw wrongProfile(LocalizedSentence.of("“{0}” should be text", name));
                }
            }
            return texts;
        }

        private List<Path> readPaths(String name) throws IOException {
            List<Path> paths = new ArrayList<>();
            for (String each : readTexts(name)) {
                paths.add(resolvePath(each));
            }
            return paths;
        }

        private Path resolvePath(String name) throws IOException {
            try {
                return profilePath.resolveSibling(name).normalize();
            } catch (InvalidPathException _) {
                throw wrongProfile(LocalizedSentence.of("“{0}” cannot be a file’s name", name));
            }
        }

        /// Any other file would get entries appended that it is not made for.
        private Path resolveBibliography(String name) throws IOException {
            Path path = resolvePath(name);
            if (!path.toString().endsWith(".bib")) {
                throw wrongProfile(LocalizedSentence.of("“{0}” should end in .bib", name));
            }
            return path;
        }

        private IOException unknownValue(String name, String text, String knownValues) {
            return wrongProfile(
                    LocalizedSentence.of(
                            "“{0}” of “{1}” is unknown; there are: {2}", text, name, knownValues));
        }

        private IOException wrongProfile(LocalizedSentence reason) {
            return new WordedException(profilePath, reason);
        }
    }
}
