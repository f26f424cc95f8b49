"""Building the library: kernels to Numba's intermediate code, optimised by LLVM, linked to one file per target."""
