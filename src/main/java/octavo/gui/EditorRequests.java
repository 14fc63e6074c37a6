package octavo.gui;

import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Stage;

import octavo.connector.BrowserRequest;
import octavo.convert.csl.ReferenceFormat;
import octavo.convert.csl.StyledReferences;
import octavo.csl.Cite;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.UserNotice;
import octavo.gui.picker.PickerModel;
import octavo.gui.picker.PickerView;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.theme.ThemeAndSize;
import octavo.library.Library;
import octavo.library.Work;
import octavo.net.LocalAnswer;
import octavo.net.LocalRequest;
import octavo.net.LoopbackServer;
import octavo.picking.CitationRequest;
import octavo.picking.ExportRequest;
import octavo.picking.PickedEntry;
import octavo.search.QueryParser;
import octavo.search.SearchIndex;
import octavo.settings.UserHabits.EditorAccess;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Answers programs on this computer, once the settings allow that: editors that ask for a
/// citation, for which somebody picks entries in a small window, and browsers that save papers.
final class EditorRequests {
    private static final MessageTexts MESSAGES = MessageTexts.of(EditorRequests.class);

    private static final int MOST = 50;

    /// Of a search that finds more, only so many are sorted.
    private static final int SORTED = 2000;

    private final SettingsStore remembered;
    private final Workspaces workspaces;
    private final ThemeAndSize looks;
    private final PickEffects effects;
    private final BrowserSaves browsers;
    private final StyledReferences references = new StyledReferences();
    private volatile EditorAccess access = EditorAccess.OFF;
    private Optional<LoopbackServer> server = Optional.empty();
    private Optional<Stage> picker = Optional.empty();

    EditorRequests(
            SettingsStore remembered,
            Workspaces workspaces,
            ThemeAndSize looks,
            PickEffects effects,
            BrowserSaves browsers) {
        this.remembered = remembered;
        this.workspaces = workspaces;
        this.looks = looks;
        this.effects = effects;
        this.browsers = browsers;
    }

    /// Listens, or not, as the settings say.
    void follow(EditorAccess wanted) {
        if (wanted.equals(access)) {
            return;
        }
        boolean goesOn = isSamePort(wanted);
        if (!goesOn) {
            stop();
        }
        access = wanted;
        if (wanted.isOn() && !goesOn) {
            remembered
                    .background()
                    .run(
                            () ->
                                    LoopbackServer.start(
                                            wanted.port(),
                                            BackgroundTasks::begin,
                                            BrowserRequest::isAt,
                                            this::asked),
                            started -> took(wanted, started),
                            _ -> tellOfPort(wanted.port()));
        }
    }

    private boolean isSamePort(EditorAccess wanted) {
        return wanted.isOn() && access.isOn() && wanted.port() == access.port();
    }

    private void took(EditorAccess wanted, LoopbackServer started) {
        if (isSamePort(wanted) && server.isEmpty()) {
            server = Optional.of(started);
        } else {
            started.stop();
        }
    }

    private void tellOfPort(int port) {
        workspaces.tell(
                new UserNotice(
                        UserNotice.Level.WARNING,
                        MESSAGES.text("editors.port", String.valueOf(port))));
    }

    /// Stops listening.
    void stop() {
        access = EditorAccess.OFF;
        server.ifPresent(LoopbackServer::stop);
        server = Optional.empty();
        picker.ifPresent(Stage::close);
    }

    /// On the server's thread.
    private void asked(LocalRequest request, Consumer<LocalAnswer> reply) {
        if (BrowserRequest.isAt(request.path())) {
            save(request, reply);
            return;
        }
        if (ExportRequest.isAt(request.path())) {
            export(request, reply);
            return;
        }
        CitationRequest wanted = new CitationRequest(request.parameters());
        if (!request.path().equals(CitationRequest.PATH)) {
            String usage = "Ask for %s. %s".formatted(CitationRequest.PATH, ExportRequest.usage());
            reply.accept(LocalAnswer.refusal(404, usage));
        } else if (!access.picks()) {
            reply.accept(
                    LocalAnswer.refusal(
                            403,
                            "Switch on Settings, Online, Answer editors on this computer, first."));
        } else if (wanted.isProbe()) {
            reply.accept(LocalAnswer.of("ready"));
        } else if (wanted.problem().isPresent()) {
            reply.accept(LocalAnswer.refusal(400, wanted.problem().get()));
        } else {
            remembered.background().tell(() -> pick(wanted, reply));
        }
    }

    /// On the server's thread.
    private void save(LocalRequest request, Consumer<LocalAnswer> reply) {
        if (access.saves()) {
            BrowserRequest wanted =
                    BrowserRequest.of(request, LocalDate.now(ZoneId.systemDefault()));
            remembered
                    .background()
                    .tell(() -> browsers.take(wanted, answer -> answer(answer, reply)));
        } else {
            reply.accept(
                    LocalAnswer.refusal(
                            403, "Switch on Settings, Online, Save papers from browsers, first."));
        }
    }

    /// On the server's thread.
    private void export(LocalRequest request, Consumer<LocalAnswer> reply) {
        Optional<ExportRequest> wanted = ExportRequest.of(request.path(), request.parameters());
        if (!access.exports()) {
            reply.accept(
                    LocalAnswer.refusal(
                            403,
                            "Switch on Settings, Online, Send libraries to programs on this"
                                    + " computer, first."));
        } else if (wanted.isEmpty()) {
            reply.accept(LocalAnswer.refusal(400, ExportRequest.usage()));
        } else {
            remembered.background().tell(() -> export(wanted.get(), reply));
        }
    }

    private void export(ExportRequest wanted, Consumer<LocalAnswer> reply) {
        List<ExportRequest.OpenLibrary> open =
                workspaces.open().stream()
                        .map(Workspace::document)
                        .map(each ->
                                new ExportRequest.OpenLibrary(
                                        each.nameProperty().get(), each.library()))
                        .toList();
        answer(
                () -> {
                    ExportRequest.ExportAnswer answer = wanted.answer(open);
                    return new LocalAnswer(answer.status(), answer.text());
                },
                reply,
                _ -> {});
    }

    private void pick(CitationRequest wanted, Consumer<LocalAnswer> reply) {
        Optional<String> problem = effects.problem(wanted);
        if (problem.isPresent()) {
            answer(LocalAnswer.refusal(400, problem.get()), reply);
        } else if (wanted.isForSelected()) {
            Workspace front = workspaces.currentProperty().get();
            List<Work> works = front == null ? List.of() : front.chosenWorks();
            answer(wanted, works.stream().map(PickedEntry::of).toList(), reply);
        } else if (picker.isPresent()) {
            answer(LocalAnswer.refusal(503, "Octavo is picking another citation."), reply);
        } else {
            show(wanted, reply);
        }
    }

    private void show(CitationRequest wanted, Consumer<LocalAnswer> reply) {
        Stage stage = new Stage();
        PickerModel model =
                new PickerModel(
                        remembered.background(),
                        search(),
                        workspaces::failed,
                        picked -> {
                            picker = Optional.empty();
                            stage.close();
                            answer(wanted, picked, reply);
                        });
        PickerView view = new PickerView(model);
        Scene scene = new Scene(view);
        looks.dress(scene, remembered.background()::tell);
        stage.setScene(scene);
        stage.setTitle(MESSAGES.text("editors.title"));
        stage.setAlwaysOnTop(true);
        stage.setOnHidden(_ -> model.cancel());
        picker = Optional.of(stage);
        stage.show();
        stage.toFront();
        view.focus();
    }

    /// A library as it is, with what answers queries about it.
    private record Searched(Library library, Supplier<SearchIndex> index) {
        Stream<Work> works(String query) {
            if (query.isBlank()) {
                return Work.allOf(library).limit(MOST);
            }
            SearchIndex known = index.get();
            BitSet slots = known.matching(QueryParser.parse(query, known::fields).value());
            return slots.stream()
                    .boxed()
                    .flatMap(slot -> library.indexOfSlot(slot).flatMap(library::work).stream());
        }
    }

    /// Searches all open libraries, the one in front first.
    private Function<String, List<Work>> search() {
        List<Searched> all = new ArrayList<>();
        Workspace front = workspaces.currentProperty().get();
        Stream.concat(
                        Stream.ofNullable(front),
                        workspaces.open().stream().filter(each -> each != front))
                .forEach(each ->
                        all.add(
                                new Searched(
                                        each.document().library(),
                                        each.entries().indexProperty().get())));
        return query ->
                all.stream()
                        .flatMap(each ->
                                each.works(query)
                                        .limit(SORTED)
                                        .sorted(Comparator.comparing(Work::year).reversed()))
                        .filter(work -> !work.key().isEmpty())
                        .limit(MOST)
                        .toList();
    }

    private void answer(
            CitationRequest wanted, List<PickedEntry> picked, Consumer<LocalAnswer> reply) {
        String style = remembered.settings().habits().style();
        answer(
                () -> LocalAnswer.of(wanted.written(picked, styled(style))),
                reply,
                given -> {
                    effects.follow(wanted, picked);
                    if (wanted.isForClipboard() && !given.text().isEmpty()) {
                        ClipboardContent content = new ClipboardContent();
                        content.putString(given.text());
                        Clipboard.getSystemClipboard().setContent(content);
                    }
                });
    }

    private void answer(LocalAnswer answer, Consumer<LocalAnswer> reply) {
        answer(() -> answer, reply, _ -> {});
    }

    /// Makes an answer and gives it, both in the background: the other program may read slowly.
    private void answer(
            Callable<LocalAnswer> answer,
            Consumer<LocalAnswer> reply,
            Consumer<LocalAnswer> answered) {
        remembered
                .background()
                .run(
                        () -> {
                            LocalAnswer given = answer.call();
                            reply.accept(given);
                            return given;
                        },
                        answered,
                        workspaces::failed);
    }

    private CitationRequest.StyledText styled(String style) {
        return new CitationRequest.StyledText() {
            @Override
            public String citation(List<Work> works) {
                List<Cite> cites = works.stream().map(work -> Cite.of(work.key())).toList();
                return references
                        .listed(works, style)
                        .map(listed -> ReferenceFormat.TEXT.of(listed.processor().citation(cites)))
                        .orElse("");
            }

            @Override
            public String bibliography(List<Work> works) {
                return references.of(works, style).map(ReferenceFormat.TEXT::of).orElse("");
            }
        };
    }
}
