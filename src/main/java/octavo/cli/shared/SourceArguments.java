package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.importing.GatheredSources;
import octavo.importing.ImportPlan.RefusedEntry;
import octavo.importing.NamedSource;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.lookup.FoundPaper;
import octavo.lookup.IdentifierScanner;
import octavo.lookup.LookupResult;
import octavo.lookup.SoughtPaper;
import octavo.lookup.SoughtReference;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Collectors;

/// The sources of an import: files, standard input, and papers to look up. Naming a paper is
/// consent to look it up, so no setting is needed; identifiers in a file are never looked up.
public final class SourceArguments {
    private final List<NamedSource> namedSources = new ArrayList<>();
    private final SequencedSet<SoughtPaper> soughtPapers = new LinkedHashSet<>();
    private final List<SoughtReference> references = new ArrayList<>();
    private final Path library;
    private final boolean isOffline;
    private List<FoundPaper> foundPapers = List.of();

    /// @param library the library, beside whose file relative links lead
    public SourceArguments(Path library, List<String> sources, boolean offline) {
        this.library = library;
        this.isOffline = offline;
        sources.forEach(this::addSource);
    }

    private void addSource(String source) {
        Optional<NamedSource> content = readContent(source);
        if (content.isPresent()) {
            namedSources.add(content.get());
            return;
        }
        boolean looksLikeFile = source.matches("(?s)[^:]*\\.[A-Za-z]{2,5}");
        List<SoughtPaper> namedPapers =
                looksLikeFile ? List.of() : IdentifierScanner.findPapersOrTitle(source);
        if (namedPapers.isEmpty()) {
            throw noFile(source, looksLikeFile);
        }
        List<SoughtReference> printedReferences = SoughtReference.findIn(source);
        references.addAll(printedReferences);
        soughtPapers.addAll(
                printedReferences.isEmpty()
                        ? namedPapers
                        : printedReferences.stream().map(SoughtReference::soughtPaper).toList());
    }

    private Optional<NamedSource> readContent(String source) {
        try {
            if (source.equals("-")) {
                byte[] inputBytes = System.in.readAllBytes();
                return Optional.of(NamedSource.of(source, SourceContent.of(inputBytes)));
            }
            Path path = Path.of(source);
            if (!Files.exists(path)) {
                return Optional.empty();
            }
            Optional<Path> folder = Optional.ofNullable(library.toAbsolutePath().getParent());
            return Optional.of(NamedSource.ofFile(source, Files.readAllBytes(path), path, folder));
        } catch (InvalidPathException _) {
            return Optional.empty(); // an identifier or a URL may not be a valid path
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, FileTrouble.whenReading(Path.of(source), trouble));
        }
    }

    private static CommandRefusal noFile(String source, boolean looksLikeFile) {
        if (!looksLikeFile
                && SourceFormats.readSource(SourceContent.of(source))
                        instanceof SourceReading.UnreadableSource(var message)) {
            return new CommandRefusal(
                    ExitStatus.NO_FILE, "There is no file %s. %s".formatted(source, message));
        }
        return new CommandRefusal(ExitStatus.NO_FILE, "There is no file %s.".formatted(source));
    }

    /// Leaves out what the library has already, and returns the keys of those entries.
    public List<String> leaveOutKnown(Library library) {
        if (soughtPapers.isEmpty()) {
            return List.of();
        }
        var knownPapers = KnownPapers.of(library);
        SequencedSet<String> knownKeys = new LinkedHashSet<>();
        soughtPapers.removeIf(paper -> {
            Optional<String> knownKey = knownPapers.keyOf(paper);
            knownKey.ifPresent(knownKeys::add);
            return knownKey.isPresent();
        });
        references.removeIf(reference -> knownPapers.keyOf(reference.soughtPaper()).isPresent());
        return List.copyOf(knownKeys);
    }

    /// All sources, looked up where necessary.
    public GatheredSources gather() {
        if (soughtPapers.isEmpty()) {
            return GatheredSources.of(namedSources);
        }
        LookupResult result = lookUp(List.copyOf(soughtPapers));
        foundPapers = result.foundPapers();
        List<ImportedWork> works = new ArrayList<>(result.foundWorks());
        works.addAll(SoughtReference.notFound(references, result));
        Set<String> parsedNames =
                references.stream()
                        .map(reference -> reference.soughtPaper().displayName())
                        .collect(Collectors.toSet());
        List<RefusedEntry> missingEntries =
                result.missingPapers().stream()
                        .filter(it -> !parsedNames.contains(it.soughtName()))
                        .map(it -> new RefusedEntry(it.soughtName(), it.reason()))
                        .toList();
        return new GatheredSources(namedSources, works, missingEntries, result.valueSources());
    }

    private LookupResult lookUp(List<SoughtPaper> soughtList) {
        return AskedServices.await(() ->
                AskedServices.userLookup()
                        .findPapers(soughtList, !isOffline, AskedServices.contactMail()));
    }

    /// The papers that were found.
    public List<FoundPaper> foundPapers() {
        return foundPapers;
    }
}
