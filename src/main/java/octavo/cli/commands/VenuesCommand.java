package octavo.cli.commands;

import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.FileArguments;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.LibraryOutput;
import octavo.cli.libraries.StoredDecisions;
import octavo.cli.libraries.VenueContext;
import octavo.cli.output.VenueJson;
import octavo.cli.output.VenueLines;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.TerminalWriter;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.venuenames.VenueKind;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueCluster;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;
import octavo.venues.VenuePlan;
import octavo.venues.VenueRecord;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/// `octavo venues FILE [QUERY]`.
@Command(
        description = {
            "Shows the journals and conferences that a library names.",
            "In whatever way they are written: how many entries, which ways, and why "
                    + "they are one. With --same, --different, --prefer, --kind or --forget it "
                    + "keeps a decision in NAME.octavo.json beside the library; the library "
                    + "itself changes only by --unify with --apply."
        },
        footer = {
            "",
            "A form may have {ordinal} (30th), {year} (2024) and {year2} (24).",
            "",
            "Examples:",
            "  octavo venues papers.bib",
            "  octavo venues papers.bib SOSP",
            "  octavo venues papers.bib --same 'J. Fern Sci.' 'Journal of Fern Science'",
            "  octavo venues papers.bib --unify JMLR",
            "  octavo venues papers.bib --unify SOSP --apply \\",
            "    --form 'Proceedings of the {ordinal} Symposium on Operating Systems Principles'"
        },
        mixinStandardHelpOptions = true)
public final class VenuesCommand implements Runnable {

    /// The output formats.
    enum Format {
        TEXT,
        JSON
    }

    /// The decisions about a venue, which exclude each other.
    static final class Decision {
        @Option(
                names = "--same",
                arity = "2",
                paramLabel = "NAME",
                description = "The first and the second name mean one venue.")
        private List<String> same = List.of();

        @Option(
                names = "--different",
                arity = "2",
                paramLabel = "NAME",
                description = "They do not, however alike.")
        private List<String> different = List.of();

        @Option(
                names = "--prefer",
                arity = "2",
                paramLabel = "NAME",
                description = "The venue of the first name is to be written as the second.")
        private List<String> prefer = List.of();

        @Option(
                names = "--kind",
                arity = "2",
                paramLabel = "NAME",
                description = "The venue is a journal, conference, workshop, preprint …")
        private List<String> kind = List.of();

        @Option(
                names = "--forget",
                paramLabel = "NAME",
                description = "Nothing is decided about the venue any more.")
        private Optional<String> forget = Optional.empty();

        @Option(
                names = "--unify",
                paramLabel = "NAME",
                description = "Shows how entries would change to write a venue in one way.")
        private Optional<String> unify = Optional.empty();
    }

    @Parameters(index = "0", paramLabel = "FILE", description = LibraryInput.FILE)
    private Path file = Path.of("");

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "QUERY",
            description = "An acronym or a name, or part of a name.")
    private List<String> query = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text or json; text if not given.")
    private Format format = Format.TEXT;

    @Option(
            names = "--list",
            paramLabel = "CSV",
            description = {
                "More venues: a list of journals (full name, abbreviation) or CORE's export. May",
                "be given several times. Those in the folder venues of Octavo's settings are",
                "always used."
            })
    private List<Path> lists = List.of();

    @ArgGroup(exclusive = true)
    private Decision decision = new Decision();

    @Option(
            names = "--form",
            paramLabel = "FORM",
            description = "How --unify writes the venue; else as preferred, or a journal's name.")
    private Optional<String> form = Optional.empty();

    @Option(
            names = "--keep",
            split = ",",
            paramLabel = "KEY",
            description = "Entries that --unify leaves as they are.")
    private List<String> kept = List.of();

    @Option(names = "--apply", description = "Makes the changes that --unify shows.")
    private boolean apply;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChangeRetry.run(spec, file, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        refuseWhatIsInVain();
        PrintWriter err = spec.commandLine().getErr();
        FileArguments given = FileArguments.of(file, query);
        if (decides() || decision.unify.isPresent()) {
            given.refuseSeveral("A plan or a decision is about one library.");
        }
        LibraryFile opened = LibraryLoader.library(given.files(), err);
        LibraryLoader.refuseUnknown(opened.library(), kept);
        VenueRegister register = VenueContext.register(lists, err);
        if (decides()) {
            decide();
            return;
        }
        VenueIndex index = VenueContext.index(file, opened.library(), register);
        if (decision.unify.isPresent()) {
            unify(opened, index, decision.unify.get());
            return;
        }
        List<VenueCluster> found =
                given.words().isEmpty()
                        ? index.clusters()
                        : index.find(String.join(" ", given.words()));
        if (found.isEmpty() && !given.words().isEmpty()) {
            err.println("octavo: no venue fits.");
        }
        PrintWriter out = spec.commandLine().getOut();
        switch (format) {
            case TEXT -> VenueLines.print(TerminalWriter.of(out), found);
            case JSON ->
                    TerminalWriter.ofJson(out)
                            .println(new VenueJson(opened.library()).toJson(found));
        }
    }

    private void refuseWhatIsInVain() {
        if (decision.unify.isEmpty() && (form.isPresent() || !kept.isEmpty() || apply)) {
            throw new ParameterException(
                    spec.commandLine(), "--form, --keep and --apply need --unify");
        }
    }

    private boolean decides() {
        return !decision.same.isEmpty()
                || !decision.different.isEmpty()
                || !decision.prefer.isEmpty()
                || !decision.kind.isEmpty()
                || decision.forget.isPresent();
    }

    private void decide() {
        StoredDecisions.refuseStandardInput(file);
        StoredDecisions.updateSound(file, beside -> decided(VenueDecisions.of(beside)).in(beside));
    }

    private VenueDecisions decided(VenueDecisions before) {
        VenueDecisions now = before;
        now = each(now, decision.same, VenueDecisions::same);
        now = each(now, decision.different, VenueDecisions::different);
        now = each(now, decision.prefer, (it, name, way) -> it.prefer(name, checked(way)));
        now = each(now, decision.kind, (it, name, kind) -> it.kind(name, kind(kind)));
        return decision.forget.map(now::without).orElse(now);
    }

    /// A decision about two names.
    private interface Pairing {
        VenueDecisions with(VenueDecisions before, String name, String other);
    }

    private static VenueDecisions each(VenueDecisions before, List<String> texts, Pairing pairing) {
        VenueDecisions now = before;
        for (int i = 0; i + 1 < texts.size(); i += 2) {
            now = pairing.with(now, texts.get(i), texts.get(i + 1));
        }
        return now;
    }

    private static VenueKind kind(String name) {
        return VenueKind.of(name)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                "there is no kind "
                                        + name
                                        + "; there are journal, magazine, conference, symposium,"
                                        + " workshop, preprint and book-series"));
    }

    private static String checked(String form) {
        VenuePlan.mistypedIn(form)
                .ifPresent(word -> {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            "{"
                                    + word
                                    + "} means nothing in a form; there are {ordinal}, {year} and"
                                    + " {year2}");
                });
        return form;
    }

    private void unify(LibraryFile opened, VenueIndex index, String name)
            throws LibraryFile.ChangedOnDiskException {
        List<VenueCluster> found = index.find(name);
        if (found.size() != 1) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    found.isEmpty()
                            ? "no entry names the venue " + name + "."
                            : found.size()
                                    + " venues have "
                                    + name
                                    + " in their names; say which.");
        }
        Library library = opened.library();
        VenuePlan plan =
                VenuePlan.of(library, found.getFirst(), form(found.getFirst()))
                        .without(new HashSet<>(kept));
        Library changed = library.applyEdit(plan.edit(library));
        LibraryOutput output = new LibraryOutput(spec, opened, apply, format == Format.JSON);
        output.show(changed);
        PrintWriter err = spec.commandLine().getErr();
        plan.left()
                .forEach(left -> err.println("octavo: " + left.key() + " stays: " + left.reason()));
        output.save(changed);
    }

    private String form(VenueCluster venue) {
        return form.map(VenuesCommand::checked)
                .or(() -> venue.decided().flatMap(VenueRecord::preferred))
                .orElseGet(() -> {
                    boolean event = venue.kind().filter(kind -> !kind.isEvent()).isEmpty();
                    if (event) {
                        throw new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                "how is it to be written? The entries may say which meeting it was:"
                                        + " give --form, such as 'Proceedings of the {ordinal} "
                                        + venue.name()
                                        + "'");
                    }
                    return LaTeX.escapeText(venue.name());
                });
    }
}
