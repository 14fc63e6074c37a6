package octavo.search;

import java.util.Arrays;

/// A growable list of ints.
final class IntList {
    private int[] numbers = new int[16];
    private int size;

    void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, size + size / 2);
        }
        numbers[size++] = number;
    }

    int get(int index) {
        return numbers[index];
    }

    int size() {
        return size;
    }

    /// The numbers, all of which fit into a `char`.
    char[] toChars() {
        char[] chars = new char[size];
        for (int i = 0; i < size; i++) {
            chars[i] = (char) numbers[i];
        }
        return chars;
    }

    int[] toArray() {
        return Arrays.copyOf(numbers, size);
    }
}
