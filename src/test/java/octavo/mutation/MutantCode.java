package octavo.mutation;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The mutants of one class: a comparison turned round or moved by one, a sum that is a difference,
/// another value returned. One of them at a time is written. What changes nothing for certain is no
/// mutant: an empty value in the place of an empty one, and the getters of records.
final class MutantCode {
    private static final Map<Opcode, Opcode> TURNED =
            both(
                    Map.of(
                            Opcode.IFEQ, Opcode.IFNE,
                            Opcode.IFLT, Opcode.IFGE,
                            Opcode.IFGT, Opcode.IFLE,
                            Opcode.IF_ICMPEQ, Opcode.IF_ICMPNE,
                            Opcode.IF_ICMPLT, Opcode.IF_ICMPGE,
                            Opcode.IF_ICMPGT, Opcode.IF_ICMPLE,
                            Opcode.IF_ACMPEQ, Opcode.IF_ACMPNE,
                            Opcode.IFNULL, Opcode.IFNONNULL));

    private static final Map<Opcode, Opcode> MOVED =
            both(
                    Map.of(
                            Opcode.IFLT, Opcode.IFLE,
                            Opcode.IFGE, Opcode.IFGT,
                            Opcode.IF_ICMPLT, Opcode.IF_ICMPLE,
                            Opcode.IF_ICMPGE, Opcode.IF_ICMPGT));

    private static final Map<Opcode, Opcode> COUNTED =
            both(Map.of(Opcode.IADD, Opcode.ISUB, Opcode.LADD, Opcode.LSUB));

    /// What the compiler writes.
    private static final Set<String> NOT_OURS = Set.of("values", "valueOf", "$values");

    private static final Set<String> OF_RECORDS = Set.of("equals", "hashCode", "toString");

    /// @param what is done to it
    record Mutant(int number, String method, int line, String what) {}

    private final byte[] original;
    private final int wanted;
    private final List<Mutant> found = new ArrayList<>();
    private int line;

    /// Whether what is about to be returned is empty anyway.
    private boolean returnsNothing;

    private MutantCode(byte[] original, int wanted) {
        this.original = original;
        this.wanted = wanted;
    }

    static List<Mutant> of(byte[] original) {
        MutantCode code = new MutantCode(original, -1);
        code.write();
        return code.found;
    }

    static byte[] write(byte[] original, int number) {
        return new MutantCode(original, number).write();
    }

    private static Map<Opcode, Opcode> both(Map<Opcode, Opcode> one) {
        var both = new EnumMap<Opcode, Opcode>(one);
        one.forEach((from, to) -> both.put(to, from));
        return both;
    }

    private byte[] write() {
        ClassFile file = ClassFile.of();
        return file.transformClass(
                file.parse(original),
                (builder, element) -> {
                    if (element instanceof MethodModel method
                            && isOurs(method)
                            && !isOfRecord(method)) {
                        builder.transformMethod(
                                method, MethodTransform.transformingCode(change(method)));
                    } else {
                        builder.with(element);
                    }
                });
    }

    private static boolean isOurs(MethodModel method) {
        String name = method.methodName().stringValue();
        boolean lambda = name.startsWith("lambda$");
        return method.code().isPresent()
                && !NOT_OURS.contains(name)
                && (lambda || !method.flags().has(AccessFlag.SYNTHETIC));
    }

    /// What a record is compared and printed by.
    private static boolean isOfRecord(MethodModel method) {
        boolean record =
                method.parent()
                        .flatMap(ClassModel::superclass)
                        .filter(above -> above.asInternalName().equals("java/lang/Record"))
                        .isPresent();
        return record
                && (OF_RECORDS.contains(method.methodName().stringValue()) || isGetter(method));
    }

    /// Whether a method only returns a field, as those do that the compiler writes for a record.
    private static boolean isGetter(MethodModel method) {
        long instructions =
                method.code().stream()
                        .flatMap(CodeModel::elementStream)
                        .filter(Instruction.class::isInstance)
                        .count();
        return instructions == 3;
    }

    private CodeTransform change(MethodModel method) {
        String name = method.methodName().stringValue();
        ClassDesc result = method.methodTypeSymbol().returnType();
        return (code, element) -> {
            boolean isSame = returnsNothing;
            returnsNothing = element instanceof InvokeInstruction call && isEmpty(call);
            switch (element) {
                case LineNumber number -> line = number.line();
                case BranchInstruction branch -> {
                    if (swapped(code, branch, name)) {
                        return;
                    }
                }
                case OperatorInstruction operator -> {
                    Opcode other = COUNTED.get(operator.opcode());
                    if (other != null && isWanted(name, operator.opcode() + " is " + other)) {
                        code.with(OperatorInstruction.of(other));
                        return;
                    }
                }
                case ReturnInstruction _ when !isSame -> returned(code, result, name);
                default -> {}
            }
            code.with(element);
        };
    }

    /// `Optional.empty()` and `List.of()`, in whose place nothing else would be returned.
    private static boolean isEmpty(InvokeInstruction call) {
        return call.opcode() == Opcode.INVOKESTATIC
                && call.typeSymbol().parameterCount() == 0
                && Set.of("empty", "of").contains(call.name().stringValue());
    }

    private boolean swapped(CodeBuilder code, BranchInstruction branch, String method) {
        return Optional.ofNullable(TURNED.get(branch.opcode()))
                        .filter(_ -> isWanted(method, branch.opcode() + " is turned round"))
                        .map(other -> put(code, other, branch.target()))
                        .isPresent()
                || Optional.ofNullable(MOVED.get(branch.opcode()))
                        .filter(_ -> isWanted(method, branch.opcode() + " is moved by one"))
                        .map(other -> put(code, other, branch.target()))
                        .isPresent();
    }

    private static CodeBuilder put(CodeBuilder code, Opcode opcode, Label target) {
        return code.with(BranchInstruction.of(opcode, target));
    }

    /// Puts another value in the place of the one that is about to be returned.
    private void returned(CodeBuilder code, ClassDesc result, String method) {
        if (result.equals(ConstantDescs.CD_boolean) && isWanted(method, "returns the opposite")) {
            code.iconst_1().ixor();
        } else if (result.equals(ConstantDescs.CD_int) && isWanted(method, "returns one more")) {
            code.iconst_1().iadd();
        } else if (result.equals(ConstantDescs.CD_String) && isWanted(method, "returns \"\"")) {
            code.pop().loadConstant("");
        } else if (result.equals(ClassDesc.of("java.util.Optional"))
                && isWanted(method, "returns nothing")) {
            code.pop().invokestatic(result, "empty", MethodTypeDesc.of(result));
        } else if (result.equals(ConstantDescs.CD_List) && isWanted(method, "returns no element")) {
            code.pop()
                    .invokestatic(
                            ConstantDescs.CD_List,
                            "of",
                            MethodTypeDesc.of(ConstantDescs.CD_List),
                            true);
        }
    }

    private boolean isWanted(String method, String what) {
        found.add(new Mutant(found.size(), method, line, what));
        return found.size() - 1 == wanted;
    }
}
