package octavo.search;

import java.util.Arrays;

/// A growable list of ints.
final class IntList {
    private int[] elements = new int[16];
    private int size;

    void add(int number) {
        if (size == elements.length) {
            elements = Arrays.copyOf(elements, size + size / 2);
        }
        elements[size++] = number;
    }

    int get(int index) {
        return elements[index];
    }

    int size() {
        return size;
    }

    /// The numbers, all of which fit into a `char`.
    char[] toChars() {
        char[] chars = new char[size];
        for (int i = 0; i < size; i++) {
            chars[i] = (char) elements[i];
        }
        return chars;
    }

    int[] toArray() {
        return Arrays.copyOf(elements, size);
    }
}
