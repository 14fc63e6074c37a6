package octavo.sidecar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Random;

class JsonMergeTest {
    private static ObjectNode tree(String json) {
        return (ObjectNode) JsonMapper.shared().readTree(json.replace('\'', '"'));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {'a':1}         | {'a':2}             | {'a':1,'b':3}     | {'a':2,'b':3}
                    {'a':1,'b':2}   | {'b':2}             | {'a':1,'b':3}     | {'b':3}
                    {'a':1}         | {'a':5}             | {'a':5}           | {'a':5}
                    {}              | {'a':{'x':1}}       | {'a':{'y':1}}     | {'a':{'y':1,'x':1}}
                    {'l':[1,2]}     | {'l':[1,2,3]}       | {'l':[1,2]}       | {'l':[1,2,3]}
                    {'l':[{'id':'a','x':1},{'id':'b'}]} | {'l':[{'id':'a','x':2},{'id':'b'}]} | {'l':[{'id':'a','x':1},{'id':'n'},{'id':'b'}]} | {'l':[{'id':'a','x':2},{'id':'n'},{'id':'b'}]}
                    {'l':[{'name':'a'},{'name':'b'}]} | {'l':[{'name':'b'}]} | {'l':[{'name':'a'},{'name':'b','x':1}]} | {'l':[{'name':'b','x':1}]}
                    """)
    void changesOfDifferentThingsGoTogether(String base, String ours, String theirs, String both) {
        JsonMerge.JsonMergeResult merge =
                JsonMerge.mergeTrees(tree(base), tree(ours), tree(theirs));
        assertEquals(List.of(), merge.conflictPaths());
        assertEquals(tree(both).toString(), merge.mergedTree().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {'a':1}          | {'a':2}           | {'a':3}            | a
                    {'a':{'b':1}}    | {'a':{'b':2}}     | {}                 | a
                    {'a':{'b':1}}    | {'a':{'b':2}}     | {'a':{'b':[]}}     | a/b
                    {'l':[1]}        | {'l':[1,2]}       | {'l':[1,3]}        | l
                    {'l':[{'id':'a','x':1}]} | {'l':[{'id':'a','x':2}]} | {'l':[{'id':'a','x':3}]} | l/id=a/x
                    {'l':[]} | {'l':[{'id':'a'},{'id':'a'}]} | {'l':[{'id':'b'}]} | l
                    """)
    void changesOfTheSameThingAreConflicts(String base, String ours, String theirs, String where) {
        JsonMerge.JsonMergeResult merge =
                JsonMerge.mergeTrees(tree(base), tree(ours), tree(theirs));
        assertEquals(List.of(where), merge.conflictPaths());
    }

    @Test
    void mergingWithWhatDidNotChangeGivesTheOther() {
        Random random = new Random(7);
        for (int i = 0; i < 500; i++) {
            ObjectNode base = random(random, 4);
            ObjectNode other = random(random, 4);
            assertEquals(other, JsonMerge.mergeTrees(base, base, other).mergedTree());
            assertEquals(other, JsonMerge.mergeTrees(base, other, base).mergedTree());
            assertEquals(other, JsonMerge.mergeTrees(base, other, other).mergedTree());
            assertEquals(List.of(), JsonMerge.mergeTrees(base, other, other).conflictPaths());
        }
    }

    private static ObjectNode random(Random random, int depth) {
        ObjectNode tree = tree("{}");
        for (int i = random.nextInt(4); i > 0; i--) {
            String name = String.valueOf((char) ('a' + random.nextInt(4)));
            if (depth > 0 && random.nextBoolean()) {
                tree.set(name, random(random, depth - 1));
            } else if (random.nextBoolean()) {
                tree.putArray(name).add(random(random, 0)).add(random.nextInt(3));
            } else {
                tree.put(name, random.nextInt(3));
            }
        }
        return tree;
    }
}
