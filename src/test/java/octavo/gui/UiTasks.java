package octavo.gui;

import com.sun.glass.ui.Application;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/// Measures each task of the window's thread: what stands in the queue of the platform that has no
/// screen, be it a key, a frame or an outcome from the background. That platform copies finished
/// pictures in this thread, which others do not; this is left out. It counts the time of the
/// processor, which is the same on a busy machine. When the tests end, the ten longest of all are
/// in `target/ui-tasks-N.txt`, and the ten longest of those that start a window.
public final class UiTasks {
    private static final long PAUSE = 4_000_000;
    private static final long LONG = 12_000_000;
    private static final long SHORT = 1_000_000;
    private static final int FRAMES = 6;
    private static final int MOST = 10;

    /// Which of the JVMs that run the tests this is.
    private static final String FORK = System.getProperty("octavo.fork", "1");

    /// A task that took a while.
    ///
    /// @param where what the thread was seen to do in it, the innermost first
    public record Task(long nanos, String where) {
        public double millis() {
            return nanos / 1e6;
        }
    }

    private final ConcurrentLinkedQueue<Task> done = new ConcurrentLinkedQueue<>();

    /// The longest of all once a window is there, those that were done for the first time too.
    private final ConcurrentSkipListMap<Long, String> longest = new ConcurrentSkipListMap<>();

    /// The longest until a window is there.
    private final ConcurrentSkipListMap<Long, String> starts = new ConcurrentSkipListMap<>();

    /// Who runs the tests.
    private volatile Thread tester = Thread.currentThread();

    private volatile boolean starting;
    private boolean leftOut;
    private volatile @Nullable Thread running;
    private volatile long begun;
    private volatile String where = "";
    private volatile boolean copying;

    private UiTasks() {}

    /// Begins to measure, if the window is on a screen that nobody sees: other platforms do not let
    /// their queue be replaced. To be called once, on the window's thread.
    public static UiTasks install() throws ReflectiveOperationException {
        UiTasks tasks = new UiTasks();
        if (!"Headless".equals(System.getProperty("glass.platform"))) {
            return tasks;
        }
        Field processor = field(Application.GetApplication(), "processor");
        Field queue = field(processor.get(Application.GetApplication()), "runnableQueue");
        Object owner = processor.get(Application.GetApplication());
        @SuppressWarnings("unchecked") // what the platform declares
        var before = (BlockingQueue<Runnable>) queue.get(owner);
        BlockingQueue<Runnable> measured = tasks.new Measured();
        queue.set(owner, measured);
        before.forEach(measured::add);
        before.clear();
        Thread.ofPlatform().daemon().name("ui-tasks").start(tasks::look);
        Runtime.getRuntime().addShutdownHook(new Thread(tasks::write));
        return tasks;
    }

    private static Field field(Object owner, String name) throws ReflectiveOperationException {
        Field field = owner.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    /// The tasks of more than a millisecond since this was asked last, the longest first.
    public List<Task> take() {
        List<Task> taken = new ArrayList<>();
        for (Task task = done.poll(); task != null; task = done.poll()) {
            taken.add(task);
        }
        taken.sort((one, other) -> Long.compare(other.nanos(), one.nanos()));
        return taken;
    }

    /// Says whether a window is being started, by whoever runs the tests: made, shown, and its
    /// first files read and on the screen.
    public void starting(boolean now) {
        tester = Thread.currentThread();
        starting = now;
    }

    /// Does not count the task that is running, which is a test's own.
    public void leaveOut() {
        leftOut = true;
    }

    private void look() {
        while (true) {
            LockSupport.parkNanos(PAUSE);
            Thread thread = running;
            if (thread != null && System.nanoTime() - begun > LONG) {
                StackTraceElement[] stack = thread.getStackTrace();
                where = words(stack);
                copying = Arrays.stream(stack).anyMatch(UiTasks::copies);
            }
        }
    }

    private static boolean copies(StackTraceElement frame) {
        return frame.getClassName().startsWith("com.sun.glass.ui.headless")
                && frame.getMethodName().equals("blit");
    }

    private static String words(StackTraceElement[] stack) {
        String own =
                Arrays.stream(stack)
                        .filter(frame -> frame.getClassName().matches("(octavo|javafx.scene).*"))
                        .filter(frame -> !frame.getClassName().contains("UiTasks"))
                        .limit(FRAMES)
                        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                        .collect(Collectors.joining(" < "));
        return stack.length == 0 ? own : stack[0].getMethodName() + " in " + own;
    }

    private void measured(Runnable task) {
        long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        where = "";
        copying = false;
        leftOut = false;
        begun = System.nanoTime();
        running = Thread.currentThread();
        try {
            task.run();
        } finally {
            running = null;
            long used = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu;
            if (!copying && !leftOut) {
                note(new Task(used, where));
            }
            copying = false; // It says nothing of a task that this one ran in.
        }
    }

    private void note(Task task) {
        if (task.nanos() > SHORT) {
            done.add(task);
            rank(task, starting ? starts : longest);
        }
    }

    private void rank(Task task, ConcurrentSkipListMap<Long, String> ranked) {
        if (ranked.size() < MOST || task.nanos() > ranked.firstKey()) {
            ranked.put(task.nanos(), test() + ": " + task.where());
        }
        if (ranked.size() > MOST) {
            ranked.pollFirstEntry();
        }
    }

    /// The test that is running.
    private String test() {
        return Arrays.stream(tester.getStackTrace())
                .filter(frame -> frame.getClassName().endsWith("Test"))
                .reduce((_, outer) -> outer)
                .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                .orElse("between tests");
    }

    private void write() {
        List<String> lines = new ArrayList<>();
        write("The longest tasks of the window's thread", longest, lines);
        write("The longest while a window was started", starts, lines);
        try {
            Files.write(Path.of("target", "ui-tasks-" + FORK + ".txt"), lines);
        } catch (IOException e) {
            System.err.println("ui-tasks: " + e);
        }
    }

    private static void write(
            String what, ConcurrentSkipListMap<Long, String> ranked, List<String> lines) {
        lines.add(what + ", in milliseconds of the processor:");
        ranked.descendingMap()
                .forEach((nanos, place) -> lines.add("%6.1f %s".formatted(nanos / 1e6, place)));
    }

    /// The queue of the platform, which measures what is taken from it.
    private final class Measured extends LinkedBlockingQueue<Runnable> {
        private static final long serialVersionUID = 1;

        @Override
        public boolean add(Runnable task) {
            return super.add(() -> measured(task));
        }
    }
}
