package octavo;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toList;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Who may use whom, read from the compiled classes. Changing a table here is changing the design.
class ArchitectureTest {
    private static final JavaClasses CODE =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("octavo");

    private static final String OURS =
            """
            fields        : -
            text          : -
            bib           : text fields
            latex         : text
            names         : latex text
            values        : latex text
            venuenames    : latex text
            richtext      : latex text
            csl           : richtext latex text
            merge         : values names latex bib text fields
            storage       : bib text
            library       : storage values names latex bib text fields
            settings      : storage
            net           : storage text
            sidecar       : storage text
            recovery      : library storage bib text
            sharedlibraries: library storage merge bib text
            editing       : library values names latex bib text fields
            people        : sidecar library values names latex bib text fields
            bibliometrics : people library names text
            venues        : editing sidecar library venuenames values latex bib text fields
            search        : venues sidecar library venuenames values names bib text fields
            files         : search editing library storage values bib text
            conversion    : library venuenames values names latex bib text fields
            cslreferences : conversion sidecar library storage csl richtext values names latex text fields
            formats       : cslreferences conversion files editing library csl richtext values names latex bib text fields
            duplicates    : editing sidecar library venuenames values names bib text fields
            receipts      : retractions formats sidecar library storage values names bib text fields
            syncedfolders : receipts sidecar recovery library storage merge bib text
            importing     : duplicates formats conversion files venues people editing sidecar library richtext venuenames values names latex bib text fields
            gitrepositories: receipts sidecar library storage merge values bib text fields
            retractions   : storage values text
            lookup        : retractions importing formats net settings storage values names text fields
            officedocuments: importing formats conversion cslreferences editing library csl richtext bib text fields
            verify        : receipts lookup retractions duplicates formats net library venuenames values names bib text fields
            enrichment    : verify receipts lookup importing duplicates formats editing sidecar library venuenames values names bib text fields
            discovery     : bibliometrics verify lookup importing duplicates formats net people search editing sidecar library venuenames values names bib text fields
            check         : receipts retractions duplicates editing sidecar library merge venuenames values names latex bib text fields
            cv            : formats cslreferences conversion venues library storage csl richtext venuenames values names latex bib text fields
            paperprojects : check receipts officedocuments cv importing duplicates formats cslreferences conversion search venues editing sidecar library storage merge venuenames latex bib text fields
            servers       : paperprojects receipts check retractions cslreferences search venues editing sidecar library storage csl values bib text fields
            integrations  : paperprojects officedocuments importing duplicates formats conversion files search editing sidecar net settings library csl richtext values text fields
            cli           : gitrepositories servers syncedfolders paperprojects officedocuments cv enrichment discovery verify receipts check lookup retractions importing duplicates formats cslreferences conversion files search venues people editing recovery sidecar settings sharedlibraries library storage merge csl richtext venuenames values names latex bib text fields
            gui           : bibliometrics gitrepositories syncedfolders integrations paperprojects officedocuments cv discovery enrichment verify receipts check lookup retractions importing duplicates formats cslreferences conversion files search venues people editing recovery sidecar net settings sharedlibraries library storage merge csl richtext venuenames values names latex bib text fields
            launch        : gui cli
            """;

    /// A class, or a method of one, as a pattern; and who may use it.
    private static final String OTHERS =
            """
            (javafx|org.controlsfx|atlantafx|org.kordamp).+        : gui
            java.nio.file.Files                                    : gitrepositories storage library files.attachments recovery sidecar syncedfolders settings sharedlibraries paperprojects cslreferences.StyleFile cv.output cli gui.probe
            java.nio.channels.FileChannel                          : storage recovery
            java.io.(RandomAccessFile|File(Reader|Writer))         : -
            java.io.File(In|Out)putStream                          : cli.process.StandardOutput launch.Main
            java.io.File\\.(?!<init>|toPath|getName|getPath).+   : storage library recovery sidecar settings cv.output cli
            java.net.http.+                                        : net
            com.sun.net.httpserver.+                               : net
            java.net.(Server)?Socket                               : net.FrameChannel net.FrameServer
            (org.postgresql|java.sql).+                            : sharedlibraries
            java.net.(Datagram|Multicast|.+URLConnection|URL.open).*: -
            java.lang.Thread.(<init>|start.*|of(Virtual|Platform)) : gui.tasks.BackgroundTasks lookup.ReplyQueue storage.AtomicSave
            java.util.concurrent.(Executors|CompletableFuture).*   : gui.tasks.BackgroundTasks
            java.util.Timer                                        : gui.tasks.BackgroundTasks
            javafx.application.Platform.runLater                   : gui.tasks.BackgroundTasks
            java.io.Object(In|Out)putStream                        : -
            .+.setStyle                                            : -
            """;

    /// The calls that write, replace or name files, with the types of their arguments.
    private static final Pattern WRITES =
            Pattern.compile(
                    """
                    java\\.nio\\.file\\.Files\\.(write.*|new(Output|Buffered|Byte)(Stream|Writer|Channel)\
                    |move|copy|createFile|create.*Link|createTemp.*)\\(.*\
                    |java\\.nio\\.channels\\.(Asynchronous)?FileChannel\\.open\\(.*\
                    |java\\.io\\.FileOutputStream\\.<init>\\((?!java\\.io\\.FileDescriptor\\)).*\
                    |java\\.io\\.(RandomAccessFile|FileWriter)\\.<init>.*\
                    |java\\.io\\.Print(Writer|Stream)\\.<init>\\(java\\.(io\\.File\\b|lang\\.String).*\
                    |java\\.io\\.File\\.(renameTo|create).*\
                    """);

    /// What the features of the window are built on.
    private static final String[] SHARED_ROOMS = {
        "octavo.gui.controls..",
        "octavo.gui.librarystate..",
        "octavo.gui.lazyloading..",
        "octavo.gui.pagecontract..",
        "octavo.gui.masterdetail..",
        "octavo.gui.tasks..",
        "octavo.gui.theme.."
    };

    /// What puts the features of the window together, each on those before it.
    private static final List<String> COMPOSING_ROOMS =
            List.of("openlibraries", "commands", "requests", "libraryview");

    /// How many files may need each other.
    private static final int LARGEST_CIRCLE = 12;

    /// The share of types whose name may be one word: those for which the field has one.
    private static final double ONE_WORD = 0.15;

    @Test
    void thePictureOfTheHouseHasEveryRoom() throws IOException {
        String picture =
                Files.readString(Path.of("CONTRIBUTING.md"))
                        .replaceFirst("(?s).*?```text\\n(.*?)```.*", "$1");
        List<String> drawn =
                picture.lines()
                        .map(line -> line.replaceFirst("#.*", ""))
                        .flatMap(line -> Stream.of(line.split("[^a-z]+")))
                        .filter(word -> !word.isEmpty())
                        .sorted()
                        .toList();
        List<String> rooms =
                OURS.lines().map(line -> line.replaceFirst(" *:.*", "")).sorted().toList();
        assertEquals(rooms, drawn);
    }

    @Test
    void noTwoTypesHaveOneName() {
        Map<String, List<String>> places =
                types().collect(
                                groupingBy(
                                        JavaClass::getSimpleName,
                                        TreeMap::new,
                                        mapping(JavaClass::getPackageName, toList())));
        places.values().removeIf(packages -> packages.size() == 1);
        assertEquals(Map.of(), places);
    }

    @Test
    void mostNamesOfTypesHaveTwoWords() {
        List<String> names = types().map(JavaClass::getSimpleName).toList();
        List<String> single =
                names.stream().filter(name -> !name.matches(".*[a-z0-9][A-Z].*")).toList();
        assertTrue(single.size() <= ONE_WORD * names.size(), () -> "one word: " + single);
    }

    private static Stream<JavaClass> types() {
        return CODE.stream()
                .filter(type -> type.isTopLevelClass())
                .filter(type -> !type.getSimpleName().equals("package-info"));
    }

    /// Maven compiles everything again and again if one of its sources has become no class.
    @ParameterizedTest
    @CsvSource({"src/main/java,target/classes", "src/test/java,target/test-classes"})
    void everySourceBecomesAClass(Path sourceRoot, Path classRoot) throws IOException {
        try (Stream<Path> sources = Files.walk(sourceRoot)) {
            assertEquals(
                    List.of(),
                    sources.map(it -> sourceRoot.relativize(it).toString())
                            .filter(it -> it.endsWith(".java"))
                            .filter(it ->
                                    Files.notExists(
                                            classRoot.resolve(it.replaceAll("java$", "class"))))
                            .toList());
        }
    }

    /// Only the catalogue of fields says how a field is spelt.
    @ParameterizedTest
    @ValueSource(strings = {"journaltitle", "booktitle", "eprinttype", "crossref"})
    void aFieldIsSpeltInOnePlace(String field) throws IOException {
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            List<Path> spelling = new ArrayList<>();
            for (Path source : sources.filter(it -> it.toString().endsWith(".java")).toList()) {
                if (Files.readString(source).contains('"' + field + '"')) {
                    spelling.add(source.getFileName());
                }
            }
            assertEquals(List.of(Path.of("FieldName.java")), spelling);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = ':', textBlock = OURS)
    void aPackageUsesOnlyThoseInItsRow(String user, String used) {
        var foreign = Pattern.compile("octavo\\..+").asMatchPredicate().and(in(used).negate());
        assertEquals(List.of(), uses(in(user), foreign.and(in(user).negate())));
    }

    @Test
    void everyClassBelongsToARow() {
        var rows = in(OURS.replaceAll(":.*", ""));
        var stray = CODE.stream().map(JavaClass::getName).filter(rows.negate());
        assertEquals(List.of(), stray.filter(name -> !name.endsWith("package-info")).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ':', textBlock = OTHERS)
    void whatIsNotOursIsUsedOnlyWhereItBelongs(String pattern, String users) {
        var used = Pattern.compile(pattern);
        assertEquals(List.of(), uses(in(users).negate(), used.asMatchPredicate()));
    }

    /// Whoever else wants to write asks `storage`, so that no file is cut off by a crash, written
    /// through a link, or lost to another program.
    @Test
    void onlyStorageWritesFiles() {
        assertEquals(List.of(), calls(in("storage").negate(), WRITES));
    }

    /// A stranger's file finds nothing here that it could have executed: the programs that are run
    /// are the editor that the settings name, what opens links on the desktop, and the user's git.
    @Test
    void onlyTwoClassesRunPrograms() {
        var runs = Pattern.compile("java\\.lang\\.(Runtime\\.exec|ProcessBuilder\\.).*");
        assertEquals(
                List.of(),
                calls(
                        in("integrations.editors.OutsideProgram gitrepositories.GitRunner")
                                .negate(),
                        runs));
    }

    /// What types call of what a pattern names, in words.
    private static List<String> calls(Predicate<String> types, Pattern called) {
        return CODE.stream()
                .filter(type -> types.test(type.getName()))
                .flatMap(type -> type.getAccessesFromSelf().stream())
                .filter(call -> called.matcher(call.getTarget().getFullName()).matches())
                .map(JavaAccess::getDescription)
                .toList();
    }

    @Test
    void packagesFormNoCycle() {
        slices().matching("octavo.(**)").should().beFreeOfCycles().check(CODE);
    }

    /// What a circle of files joins can only be understood, tested and changed together.
    @Test
    void noCircleJoinsMoreThanTwelveFiles() {
        Map<String, Set<String>> usedByFile = new TreeMap<>();
        for (JavaClass type : CODE) {
            Set<String> usedFiles = usedByFile.computeIfAbsent(file(type), _ -> new TreeSet<>());
            type.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                    .filter(target -> target.getPackageName().startsWith("octavo"))
                    .map(ArchitectureTest::file)
                    .forEach(usedFiles::add);
        }
        Map<String, Set<String>> reachable = new TreeMap<>();
        usedByFile.keySet().forEach(start -> reachable.put(start, reachable(start, usedByFile)));
        Set<Set<String>> circles = new HashSet<>();
        reachable.forEach((start, files) ->
                circles.add(
                        files.stream()
                                .filter(other ->
                                        reachable.getOrDefault(other, Set.of()).contains(start))
                                .collect(toCollection(TreeSet::new))));
        circles.removeIf(circle -> circle.size() <= LARGEST_CIRCLE);
        assertEquals(Set.of(), circles);
    }

    /// The file of a type: nested types belong to the one around them.
    private static String file(JavaClass type) {
        return type.getName().replaceFirst("\\$.*", "");
    }

    private static Set<String> reachable(String start, Map<String, Set<String>> usedByFile) {
        Set<String> reached = new HashSet<>();
        Deque<String> pending = new ArrayDeque<>(usedByFile.get(start));
        while (!pending.isEmpty()) {
            String next = pending.remove();
            if (reached.add(next)) {
                pending.addAll(usedByFile.getOrDefault(next, Set.of()));
            }
        }
        return reached;
    }

    @Test
    void featuresOfTheWindowDoNotKnowEachOther() {
        slices().matching("octavo.gui.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(DescribedPredicate.alwaysTrue(), resideInAnyPackage(SHARED_ROOMS))
                .ignoreDependency(
                        resideInAnyPackage("octavo.gui.probe"), DescribedPredicate.alwaysTrue())
                .ignoreDependency(
                        resideInAnyPackage(
                                COMPOSING_ROOMS.stream()
                                        .map(room -> "octavo.gui." + room)
                                        .toArray(String[]::new)),
                        DescribedPredicate.alwaysTrue())
                .allowEmptyShould(true)
                .check(CODE);
    }

    @Test
    void whatPutsTheWindowTogetherIsBuiltInOneOrder() {
        for (int room = 0; room < COMPOSING_ROOMS.size(); room++) {
            var user = in("gui." + COMPOSING_ROOMS.get(room));
            for (String later : COMPOSING_ROOMS.subList(room + 1, COMPOSING_ROOMS.size())) {
                assertEquals(List.of(), uses(user, in("gui." + later)));
            }
        }
    }

    @Test
    void theRootOfTheWindowOnlyStartsIt() {
        assertEquals(
                List.of("App", "Gui"),
                types().filter(type -> type.getPackageName().equals("octavo.gui"))
                        .map(JavaClass::getSimpleName)
                        .sorted()
                        .toList());
    }

    /// Whether a class lies in one of some packages of ours, or is one of some classes.
    private static Predicate<String> in(String names) {
        var any = String.join("|", names.strip().split("\\s+")).replace(".", "\\.");
        return Pattern.compile("octavo\\.(" + any + ")([.$].+)?").asMatchPredicate();
    }

    private static List<String> uses(Predicate<String> user, Predicate<String> used) {
        return CODE.stream()
                .filter(type -> user.test(type.getName()))
                .flatMap(type ->
                        usedBy(type)
                                .filter(used)
                                .distinct()
                                .map(name -> type.getName() + " uses " + name))
                .toList();
    }

    /// The names of the classes that a class depends on, and of the methods that it calls or refers
    /// to.
    private static Stream<String> usedBy(JavaClass type) {
        var types =
                type.getDirectDependenciesFromSelf().stream()
                        .map(Dependency::getTargetClass)
                        .map(JavaClass::getBaseComponentType)
                        .map(JavaClass::getName);
        var members =
                type.getAccessesFromSelf().stream()
                        .map(JavaAccess::getTarget)
                        .map(target -> target.getOwner().getName() + "." + target.getName());
        return Stream.concat(types, members);
    }
}
