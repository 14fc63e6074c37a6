package octavo;

/// Octavo's entry point.
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.out.println("octavo");
    }
}
